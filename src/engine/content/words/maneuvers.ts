import type { Picked, Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { Ship } from '../../core/state';
import { type Bearing, type Maneuver, type ManeuverCode, maneuverCode, parseManeuver } from '../../core/vocabulary';
import { profileOf } from '../../look/ships';

const BASIC: readonly Bearing[] = ['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight'];
/** Straight, bank or turn. */
export const isBasic = ({ bearing }: Flown): boolean => BASIC.includes(bearing);
export const isTurn = ({ bearing }: Flown): boolean => bearing === 'turnLeft' || bearing === 'turnRight';
export const isBank = ({ bearing }: Flown): boolean => bearing === 'bankLeft' || bearing === 'bankRight';
export const isAdvanced = (maneuver: Flown): boolean => !isBasic(maneuver);
type Flown = { readonly bearing: Bearing };

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

/** The dial itself is turned: what it shows then is the revealed maneuver. */
export const turnDial = ({ id }: Ship, maneuver: ManeuverCode): Effect => ({
  do: 'changeManeuver',
  ship: id,
  maneuver,
  onDial: true,
});

/** The maneuver that is about to be executed, with another bearing; the dial stays. */
export function executeAs({ self, state }: Scene, bearing: Bearing): Effect {
  const frame = state.agenda.findLast(({ kind }) => kind === 'activation');
  const code = (frame?.kind === 'activation' ? frame.maneuver?.code : null) ?? self.dial!;
  return { do: 'changeManeuver', ship: self.id, maneuver: maneuverCode({ ...parseManeuver(code), bearing }) };
}
