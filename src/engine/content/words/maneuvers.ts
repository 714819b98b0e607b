import { type Ability, amount, at, type Picked, type Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import { isShipId, type ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { type Bearing, type Maneuver, type ManeuverCode, maneuverCode, parseManeuver } from '../../core/vocabulary';
import { difficultyOf } from '../../look/difficulty';
import { profileOf } from '../../look/ships';
import { lay, noted } from './notes';

const BASIC: readonly Bearing[] = ['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight'];
/** Straight, bank or turn. */
export const isBasic = ({ bearing }: Flown): boolean => BASIC.includes(bearing);
export const isTurn = ({ bearing }: Flown): boolean => bearing === 'turnLeft' || bearing === 'turnRight';
export const isBank = ({ bearing }: Flown): boolean => bearing === 'bankLeft' || bearing === 'bankRight';
export const isAdvanced = (maneuver: Flown): boolean => !isBasic(maneuver);
type Flown = { readonly bearing: Bearing };

/** The maneuver that was flown is a stop. */
export const isStop = (scene: { readonly maneuver: string }): boolean => flown(scene).bearing === 'stationary';

/** The side to which a maneuver bends, in whatever way; null for straight ones. */
export function bendOf({ bearing }: Flown): 'left' | 'right' | null {
  if (bearing.endsWith('Left')) return 'left';
  return bearing.endsWith('Right') ? 'right' : null;
}

type Through = { readonly through?: readonly ObjectId[] };
/** Whether its template lay on that ship, or on an obstacle. */
export const movedThrough = ({ through = [] }: Through, { id }: Ship): boolean => through.includes(id);
export const movedThroughObstacle = ({ through = [] }: Through): boolean => through.some(id => !isShipId(id));
/** It leaves its carrier by this maneuver. */
export const isDeploying = ({ state, self }: Scene): boolean =>
  state.agenda.some(frame => frame.kind === 'step' && frame.name === 'launch' && frame.ship === self.id);

/** What its dial shows, once it is revealed. */
export const revealed = ({ dial, revealed: shown }: Ship): Maneuver | null =>
  dial && shown ? parseManeuver(dial) : null;

/** What a code on a dial means. */
export const flown = ({ maneuver }: { readonly maneuver: string }): Maneuver => parseManeuver(maneuver);

/** Another maneuver than the one revealed is flown, perhaps as a sideslip. */
export const changeManeuver = ({ id }: Ship, maneuver: Maneuver, more: { readonly slips?: true } = {}): Effect => ({
  do: 'changeManeuver',
  ship: id,
  maneuver: maneuverCode(maneuver),
  ...more,
});

/** The other maneuvers of its dial with that printed difficulty. */
export const othersLike = (scene: Scene, revealed: ManeuverCode): readonly Picked[] =>
  profileOf(scene, scene.self)
    .dial.filter(code => code !== revealed && parseManeuver(code).difficulty === parseManeuver(revealed).difficulty)
    .map(maneuver => ({ key: maneuver, maneuver }));

/** After revealing a red or blue maneuver, the dial may be turned to another of that difficulty. */
export const turnsDialAlike: Ability = at('after:reveal', {
  if: scene => ['red', 'blue'].includes(flown(scene).difficulty),
  choose: { oneOf: scene => othersLike(scene, scene.maneuver) },
  may: ({ self }, { maneuver }) => [turnDial(self, maneuver)],
});

/** The maneuver of its dial with the same speed and bearing in the other direction. */
export const mirrored = (scene: Scene & { readonly maneuver: ManeuverCode }): readonly Picked[] => {
  const { bearing, speed } = flown(scene);
  const other = bearing.endsWith('Left') ? bearing.replace(/Left$/, 'Right') : bearing.replace(/Right$/, 'Left');
  return profileOf(scene, scene.self)
    .dial.filter(
      code => code !== scene.maneuver && parseManeuver(code).speed === speed && parseManeuver(code).bearing === other,
    )
    .map(maneuver => ({ key: maneuver, maneuver }));
};

/** The dial itself is turned: what it shows then is the revealed maneuver. */
export const turnDial = ({ id }: Ship, maneuver: ManeuverCode): Effect => ({
  do: 'changeManeuver',
  ship: id,
  maneuver,
  onDial: true,
});

/** As it is in hand, before anything eases it. */
export function inHand({ self, state }: Scene): ManeuverCode {
  const frame = state.agenda.findLast(({ kind }) => kind === 'activation');
  return (frame?.kind === 'activation' ? frame.maneuver?.code : null) ?? self.dial!;
}

/** The maneuver that is about to be executed, with another bearing; the dial stays. */
export const executeAs = (scene: Scene, bearing: Bearing): Effect => ({
  do: 'changeManeuver',
  ship: scene.self.id,
  maneuver: maneuverCode({ ...parseManeuver(inHand(scene)), bearing }),
});

/** A Segnor's loop, unless it is too much for a stressed ship. */
export const isLoop = ({ self, maneuver }: Scene & { readonly maneuver: ManeuverCode }): boolean => {
  const { bearing, difficulty } = parseManeuver(maneuver);
  return bearing.startsWith('segnorsLoop') && !(difficulty === 'red' && self.tokens.stress > 0);
};
/** The loop that is about to be executed, on another template. */
export const loopBy = (scene: Scene, by: 'straight' | 'turn'): Effect => ({
  do: 'changeManeuver',
  ship: scene.self.id,
  maneuver: inHand(scene),
  loopsBy: by,
});

/** The maneuver in hand with each of these bearings. */
export const withBearing = (scene: { readonly maneuver: ManeuverCode }, ...bearings: readonly Bearing[]) =>
  bearings.map((bearing): Picked => {
    const maneuver = maneuverCode({ ...flown(scene), bearing });
    return { key: maneuver, maneuver };
  });

/** For a charge and a strain token a revealed turn is flown as a Tallon roll to the same side, one step harder. */
export const wingedReversal: readonly Ability[] = [
  at('after:reveal', {
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: scene => isTurn(flown(scene)),
    may: scene => {
      const turned = flown(scene);
      const bearing = turned.bearing === 'turnLeft' ? 'tallonRollLeft' : 'tallonRollRight';
      return [lay(scene, 'harder', 'maneuver'), changeManeuver(scene.self, { ...turned, bearing })];
    },
  }),
  amount('difficulty', { while: 'harder', by: { add: 1 } }),
];

/** After revealing, the dial may be turned to a maneuver that fits the one revealed; while that one is flown it is a step harder. */
export const setsHarder = (fits: (to: Maneuver, from: Maneuver) => boolean): readonly Ability[] => [
  at('after:reveal', {
    choose: {
      oneOf: scene =>
        profileOf(scene, scene.self)
          .dial.filter(code => code !== scene.maneuver && fits(parseManeuver(code), flown(scene)))
          .map(maneuver => ({ key: maneuver, maneuver })),
    },
    may: (scene, { maneuver }) => [
      turnDial(scene.self, maneuver),
      lay(scene, 'harder', 'maneuver', { value: maneuver }),
    ],
  }),
  amount('difficulty', {
    while: 'harder',
    if: scene => noted(scene, 'harder')?.value === maneuverCode(scene.maneuver),
    by: { add: 1 },
  }),
];

/** Banks are a step easier, while what a card asks for holds. */
export const easierBanks = (more: Omit<Parameters<typeof amount<'difficulty'>>[1], 'by'> = {}): Ability =>
  amount('difficulty', {
    ...more,
    if: scene => isBank(scene.maneuver) && (more.if?.(scene) ?? true),
    by: { add: -1 },
  });

/** Whether it would make a difference to a ship if its maneuver were a step easier. */
export const canBeEased = (scene: Scene & { readonly maneuver: ManeuverCode }, ship: Ship): boolean =>
  !['blue', 'purple'].includes(difficultyOf(scene, ship, flown(scene)));

/** The speed that a dial is set to, seen or not. */
export const speedOnDial = ({ dial }: Ship): number | null => (dial ? parseManeuver(dial).speed : null);
/** Before a red maneuver is executed, a charge makes it easier by one step. */
export const easesRed: readonly Ability[] = [
  at('before:execute', {
    cost: { charge: 1 },
    if: scene => flown(scene).difficulty === 'red',
    may: scene => [lay(scene, 'eased', 'maneuver')],
  }),
  amount('difficulty', { while: 'eased', by: { add: -1 } }),
];

/** The maneuvers of its dial with that bearing, faster or slower by one. */
export const oneFasterOrSlower = (scene: Scene, from: ManeuverCode): readonly Picked[] => {
  const { bearing, speed } = parseManeuver(from);
  return profileOf(scene, scene.self)
    .dial.filter(code => {
      const other = parseManeuver(code);
      return other.bearing === bearing && Math.abs(other.speed - speed) === 1;
    })
    .map(maneuver => ({ key: maneuver, maneuver }));
};
