import type { Catalog } from '../../catalog/catalog';
import type { ShipId } from '../../engine/core/ids';
import type { Practice } from '../../engine/core/practice';
import type { Setup, Squad } from '../../engine/core/setup';
import type { MissionId, ObstacleId } from '../../engine/core/vocabulary';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import type { Targets } from '../../store/practice/targets';
import { DEFAULT_OPTIONS, type TableOptions } from '../../store/tableOptions';
import type { PracticeDraft, TargetDraft } from './draft';
import { among, pilotsNamed, targetPilot } from './pilots';

/** What the page has fetched. */
export interface Cards {
  readonly own: Catalog;
  readonly foes: Catalog;
  /** All ready-made squads of 20 points. */
  readonly shelf: readonly ReadyMade[];
}

const OWN_ROCKS: readonly ObstacleId[] = ['obstacle:coreasteroid1', 'obstacle:yt2400debris1', 'obstacle:gascloud2'];
const THEIR_ROCKS: readonly ObstacleId[] = ['obstacle:pomasteroid2', 'obstacle:coreasteroid4', 'obstacle:gascloud1'];

/** The player's ready-made squad, or the first of the faction where it has no such. */
export function squadOf({ own }: PracticeDraft, shelf: readonly ReadyMade[]): Squad {
  const ofFaction = shelf.filter(({ squad }) => squad.faction === own.faction);
  return (ofFaction.find(({ squad }) => squad.name === own.squad) ?? ofFaction[0]!).squad;
}

export function missionOf({ mission }: PracticeDraft, { own }: Cards): MissionId {
  const offered = own.profile('amg20').scenarios;
  return mission !== 'none' && offered.includes(mission) ? mission : 'none';
}

const idOf = (index: number): ShipId => `ship:B${index + 1}`;

const idsOf = (targets: readonly TargetDraft[], has: (target: TargetDraft) => boolean): readonly ShipId[] =>
  targets.flatMap((target, index) => (has(target) ? [idOf(index)] : []));

/** As it was chosen; of a faction that does not have it, its first plain ship. */
export function shipOf(foes: Catalog, { pilot, upgrades = [] }: Pick<TargetDraft, 'pilot' | 'upgrades'>) {
  const found = targetPilot(foes, pilot);
  return { pilot: found, upgrades: found === pilot ? upgrades : [] };
}

/** The practice that was asked for. Player one practises, player two has the targets. */
export function practiceOf(
  draft: PracticeDraft,
  cards: Cards,
): { readonly setup: Setup; readonly options: TableOptions } {
  const { own, foes, targets, formation, obstacles, drill, acts = true, realDice } = draft;
  const pilot = among(pilotsNamed(cards.own, ''), own.pilot);
  const single = { name: cards.own.pilot(pilot).name, faction: own.faction, ships: [{ pilot, upgrades: [] }] };
  const mine = own.kind === 'squad' ? squadOf(draft, cards.shelf) : single;
  const theirs = targets.map(target => shipOf(cards.foes, target));
  const practice: Practice = {
    drill,
    ...(drill === 'shoot' && acts ? { actions: true } : {}),
    still: idsOf(targets, ({ behavior }) => behavior.kind === 'still'),
    peaceful: idsOf(targets, ({ shoots }) => !shoots),
    endless: idsOf(targets, ({ endless }) => endless),
  };
  const squads = {
    p1: { ...mine, obstacles: obstacles === 'none' ? [] : OWN_ROCKS },
    p2: { name: 'Targets', faction: foes, ships: theirs, obstacles: obstacles === 'six' ? THEIR_ROCKS : [] },
  };
  return {
    setup: {
      profile: 'amg20',
      scenario: missionOf(draft, cards),
      practice,
      // Targets have no hands: the table rolls for them.
      ...(realDice ? { realDice: ['p1'] as const } : {}),
      players: { p1: { name: 'Player', squad: squads.p1 }, p2: { name: 'Opponent', squad: squads.p2 } },
    },
    options: { ...DEFAULT_OPTIONS, targets: targetsOf(targets), ...(formation ? { formation } : {}) },
  };
}

/** One that stands still has no course: the game itself keeps it where it is. */
const targetsOf = (targets: readonly TargetDraft[]): Targets =>
  Object.fromEntries(
    targets.flatMap(({ behavior }, index) => (behavior.kind === 'still' ? [] : [[idOf(index), behavior]])),
  );
