import type { Option, RollWhy } from '../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../core/effect';
import type { Fallen } from '../core/effects/dice';
import type { Face } from '../core/event';
import type { PlayerId, UnitId } from '../core/ids';
import type { Rng } from '../core/rng';
import type { GameState } from '../core/state';
import { ATTACK_FACES, type AttackFace, DEFENSE_FACES, type DefenseFace } from '../core/vocabulary';
import { playerOf } from '../look/ships';
import type { Run } from './run';

interface Roll {
  readonly ship: UnitId;
  readonly dice: 'attack' | 'defense';
  readonly count: number;
  readonly why: RollWhy;
}

type Rolling = EffectNamed<'attackStep' | 'rollDice' | 'rollAgain' | 'rerollDice' | 'rollMore'>;

/** In a game that is only imagined nobody has dice in hand. */
const isImagined = (rng: Rng): boolean => rng.kind === 'seeded' && rng.imagined === true;

export const rollsByHand = ({ setup, rng }: GameState, player: PlayerId): boolean =>
  (setup.realDice?.includes(player) ?? false) && !isImagined(rng);

/** The question for what fell, before the effect does anything: its answers are the same effect with the faces. Null where it has them, or the generator rolls. */
export function asksForDice(run: Run, effect: Rolling, { ship, dice, count, why }: Roll): Effects | null {
  const player = playerOf(run.state, ship);
  if (effect.fell || count <= 0 || !rollsByHand(run.state, player)) return null;
  return [
    asking({
      player,
      topic: { kind: 'enterDice', ship, dice, count, why },
      ask: { kind: 'one' },
      options: fallenOptions(dice, count, fell => ({ ...effect, fell })),
    }),
  ];
}

/** One for each way in which so many dice can fall, in no order. */
export const fallenOptions = (
  dice: 'attack' | 'defense',
  count: number,
  then: (fell: readonly Face[]) => Effect,
): readonly Option[] =>
  waysToFall(dice === 'attack' ? ATTACK_FACES : DEFENSE_FACES, count).map(faces => ({
    key: `fell:${faces.join('+')}`,
    subject: { kind: 'faces', faces },
    then: [then(faces)],
  }));

function waysToFall(die: readonly Face[], count: number): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return die.flatMap((face, at) => waysToFall(die.slice(at), count - 1).map(rest => [face, ...rest]));
}

/** What fell by the options above: attack dice show attack faces only. */
export const fallenAttack = ({ fell }: Fallen): readonly AttackFace[] | undefined => fell as never;
export const fallenDefense = ({ fell }: Fallen): readonly DefenseFace[] | undefined => fell as never;
