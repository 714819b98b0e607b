import { asking, type Effect, type EffectNamed, type Effects } from '../../core/effect';
import { PLAYERS, type PlayerId } from '../../core/ids';
import type { GameState } from '../../core/state';
import type { AttackFace } from '../../core/vocabulary';
import { rollAttackFaces } from '../dice';
import type { Handlers } from '../handlers';
import { fallenOptions, rollsByHand } from '../realDice';
import type { Run } from '../run';

/** So many dice each. */
const COUNT = 3;

/** Most crits, then most focus, then most hits; still tied, both roll again. Nothing can modify this roll. */
function rollForFirstPlayer(run: Run, effect: EffectNamed<'rollForFirstPlayer'>): Effects {
  const { fell = {} } = effect;
  const player = PLAYERS.find(one => !fell[one] && rollsForFirst(run.state, one));
  if (player) return [askFor(player, fell)];
  const rolls = { p1: fell.p1 ?? rollAttackFaces(run, COUNT), p2: fell.p2 ?? rollAttackFaces(run, COUNT) };
  const first = firstOf(rolls.p1, rolls.p2);
  run.emit({ type: 'firstPlayerRolled', rolls, first });
  if (!first) return [{ do: 'rollForFirstPlayer' }];
  run.write(game => void (game.firstPlayer = first));
  return [];
}

/** Where somebody practises it decides next to nothing. */
const rollsForFirst = (state: GameState, player: PlayerId): boolean => !state.practice && rollsByHand(state, player);

const askFor = (player: PlayerId, fell: NonNullable<EffectNamed<'rollForFirstPlayer'>['fell']>): Effect =>
  asking({
    player,
    topic: { kind: 'enterFirstDice', count: COUNT },
    ask: { kind: 'one' },
    options: fallenOptions('attack', COUNT, faces => ({
      do: 'rollForFirstPlayer',
      fell: { ...fell, [player]: faces as readonly AttackFace[] },
    })),
  });

export function firstOf(p1: readonly AttackFace[], p2: readonly AttackFace[]): PlayerId | null {
  for (const face of ['crit', 'focus', 'hit'] as const) {
    const lead = p1.filter(one => one === face).length - p2.filter(one => one === face).length;
    if (lead !== 0) return lead > 0 ? 'p1' : 'p2';
  }
  return null;
}

export const firstPlayerHandlers = { rollForFirstPlayer } satisfies Partial<Handlers>;
