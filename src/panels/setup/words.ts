import type { ProfileId, ScenarioId } from '../../engine/core/vocabulary';
import type { HelpLevel } from '../../store/tableOptions';

export const PROFILE_WORDS: Readonly<Record<ProfileId, { readonly name: string; readonly about: string }>> = {
  amg20: { name: '20 points', about: 'The publisher’s system. 20 mission points win.' },
  xwa50: { name: '50 points', about: 'The players’ system: finer prices. 50 win.' },
};

export const SCENARIO_NAMES: Readonly<Record<ScenarioId | 'random', string>> = {
  chanceengagement: 'Chance Engagement',
  assaultatthesatellitearray: 'Assault at the Satellite Array',
  salvagemission: 'Salvage Mission',
  scramblethetransmissions: 'Scramble the Transmissions',
  ancientknowledge: 'Ancient Knowledge',
  random: 'Random',
};

/** What earns points each round, beside the ships that are destroyed. */
const SCENARIO_GOALS: Readonly<Record<ScenarioId, string>> = {
  chanceengagement: 'One satellite in the middle.',
  assaultatthesatellitearray:
    'Five satellites. You hold one with more ships at range 0–1; medium and large ships count as two.',
  salvagemission: 'Five supply caches. Tow them with an action; towing ships cannot boost, roll, cloak or SLAM.',
  scramblethetransmissions: 'Three satellites. An action scrambles one; it stays yours until the enemy scrambles it.',
  ancientknowledge: 'Three data caches. An action lets a ship learn from one.',
};

/** The same in a few words, for where there is no room. */
export const SCENARIO_SHORT: Readonly<Record<ScenarioId, string>> = {
  chanceengagement: 'stay near the satellite',
  assaultatthesatellitearray: 'hold satellites',
  salvagemission: 'tow supply caches',
  scramblethetransmissions: 'scramble satellites',
  ancientknowledge: 'learn from data caches',
};

/** What earns points, short enough to stand beside the table in three lines. */
const HELD: Readonly<Record<ScenarioId, string>> = {
  chanceengagement: 'the satellite',
  assaultatthesatellitearray: 'satellite with more ships at range 0–1',
  salvagemission: 'supply cache in tow',
  scramblethetransmissions: 'satellite you scrambled last',
  ancientknowledge: 'ships that know',
};

export function scenarioScores(scenario: ScenarioId, profile: ProfileId): string {
  const [some, more] = profile === 'xwa50' || scenario === 'ancientknowledge' ? [2, 4] : [1, 2];
  if (scenario === 'chanceengagement')
    return `Each round from 2 on: ${some} for a ship at range 0–2 of ${HELD[scenario]}, ${more} if no enemy is there.`;
  if (scenario === 'ancientknowledge')
    return `Each round from 2 on: ${some} for ${HELD[scenario]}, ${more} for more than the enemy; then one forgets.`;
  return profile === 'xwa50'
    ? `Each round from 2 on: ${some} for any ${HELD[scenario]}, ${more} for more than the enemy.`
    : `Each round from 2 on: 1 point for each ${HELD[scenario]}.`;
}

const FOR_HOLDING: Readonly<Record<ProfileId, string>> = {
  amg20: 'From round 2 on each one you hold scores 1 point a round.',
  xwa50: 'From round 2 on holding any scores 2 points a round, holding more than the enemy 4.',
};

const FOR_CONTESTING: Readonly<Record<ProfileId, string>> = {
  amg20: 'From round 2 on a ship at range 0–2 scores 1 point a round, or 2 if no enemy is there.',
  xwa50: 'From round 2 on a ship at range 0–2 scores 2 points a round, or 4 if no enemy is there.',
};

const FOR_KNOWING =
  'From round 2 on having ships that know scores 2 points a round, having more than the enemy 4; then one of them forgets.';

export function scenarioAbout(scenario: ScenarioId | 'random', profile: ProfileId): string {
  if (scenario === 'random') return 'The table picks one of them when the game starts.';
  const scores =
    scenario === 'chanceengagement'
      ? FOR_CONTESTING[profile]
      : scenario === 'ancientknowledge'
        ? FOR_KNOWING
        : FOR_HOLDING[profile];
  return `${SCENARIO_GOALS[scenario]} ${scores}`;
}

export const HELP_WORDS: Readonly<Record<HelpLevel, { readonly name: string; readonly about: string }>> = {
  assisted: {
    name: 'Assisted',
    about: 'Shows where each maneuver ends, and whom or what it meets. Measure at any time.',
  },
  classic: {
    name: 'Classic',
    about: 'Shows where each maneuver ends, without bumps. Measure when the rules allow it.',
  },
  plain: { name: 'Plain', about: 'Shows nothing ahead of time. You judge by eye, as on a real table.' },
};
