import {
  type Ability,
  type AttackScene,
  at,
  cannot,
  dice,
  type Picked,
  type Scene,
  type Triggered,
} from '../../core/ability';
import type { Ship } from '../../core/state';
import { self } from '../../core/terms';
import { GREEN_TOKENS, ORANGE_TOKENS } from '../../core/token';
import { parseManeuver } from '../../core/vocabulary';
import { isRemovable } from '../../look/rulings';
import { perform } from './actions';
import { inArc } from './attacks';
import { turn, weaponIn } from './dice';
import { flown, othersLike, turnDial } from './maneuvers';
import { lay } from './notes';
import { gain, isStressed, lacksForce, lose, recoverForce, transfer } from './tokens';
import { anyShip, enemy, friend, meant, near, otherFriend } from './who';

/** After a maneuver fully executed, with an enemy in the bullseye or at range 0-1 in the front arc, a Force removes a stress token. */
export const shedsStressForForce: Ability = at('after:execute', {
  cost: { force: 1 },
  if: scene =>
    scene.fully &&
    isStressed(scene.self) &&
    (anyShip(scene, enemy(0, 1, { inMy: 'front' })) || anyShip(scene, { is: 'enemy', inMy: 'bullseye' })),
  may: ({ self }) => [lose(self, 'stress')],
});

const soothed = {
  as: 'defender',
  who: friend(0, 2),
  cost: { force: 1 },
  shares: 'result',
  if: (scene: AttackScene) => !inArc(scene, scene.attack.defender, 'bullseye', scene.attack.attacker),
} as const;
/** A friend at range 0-2 defends outside the attacker's bullseye: a Force makes a crit a hit, or a hit a focus. */
export const soothesAttacks: readonly Ability[] = [
  dice({ ...soothed, name: 'crit', does: turn(['crit'], 'hit', 1, { dice: 'attack' }) }),
  dice({ ...soothed, name: 'hit', does: turn(['hit'], 'focus', 1, { dice: 'attack' }) }),
];

const guided = {
  as: 'attacker',
  who: friend(0, 2),
  cost: { force: 1 },
  shares: 'result',
  if: (scene: AttackScene) => inArc(scene, scene.attack.defender, 'bullseye', scene.attack.attacker),
} as const;
/** A friend at range 0-2 attacks whom it has in its bullseye: a Force makes a focus a hit, or a hit a crit. */
export const guidesAttacks: readonly Ability[] = [
  dice({ ...guided, name: 'focus', does: turn(['focus'], 'hit', 1) }),
  dice({ ...guided, name: 'hit', does: turn(['hit'], 'crit', 1) }),
];

/** After a maneuver fully executed, a Force lets a friend at range 0-1 perform an action, even while stressed. */
export const inspiresAction: Ability = at('after:execute', {
  cost: { force: 1 },
  if: ({ fully }) => fully,
  choose: { ship: friend(0, 1) },
  may: (_, { ship }) => perform(ship, null, { evenStressed: true }),
});

/** A friend at range 0-2 that has spent a focus token gains one for a Force. */
export const restoresFocus: Ability = at('after:spend', {
  who: friend(0, 2),
  cost: { force: 1 },
  if: ({ what }) => what === 'focus',
  may: ({ subject }) => [gain(subject, 'focus')],
});

const handed = (scene: Scene): readonly Picked[] =>
  meant(scene, otherFriend(0, 2)).flatMap(ship => [
    ...GREEN_TOKENS.filter(token => isRemovable(scene, scene.self, token)).map(token => handing(ship, token, 'give')),
    ...ORANGE_TOKENS.filter(token => isRemovable(scene, ship, token)).map(token => handing(ship, token, 'take')),
  ]);
const handing = ({ id }: Ship, token: NonNullable<Picked['token']>, way: 'give' | 'take'): Picked => ({
  key: `${way}:${id}:${token}`,
  ship: id,
  token,
  way,
});
/** As the Engagement Phase starts, a Force hands another friend at range 0-2 a green token, or takes an orange one from it. */
export const bearsBurdens: Ability = at('start:engagement', {
  cost: { force: 1 },
  choose: { oneOf: handed },
  may: ({ self }, { ship, token, way }) => (way === 'give' ? transfer(self, ship, token) : transfer(ship, self, token)),
});

/** After a friend at range 0-2 reveals its dial, a Force turns that to another maneuver of the same speed and difficulty. */
export const foreseesManeuvers: Ability = at('after:reveal', {
  who: friend(0, 2),
  cost: { force: 1 },
  choose: {
    oneOf: scene =>
      othersLike({ ...scene, self: scene.subject }, scene.maneuver).filter(
        ({ maneuver }) => parseManeuver(maneuver!).speed === flown(scene).speed,
      ),
  },
  may: ({ subject }, { maneuver }) => [turnDial(subject, maneuver)],
});

/** A red maneuver fully executed recovers a Force. */
export const recoversByRed: Ability = at('after:execute', {
  if: scene => scene.fully && flown(scene).difficulty === 'red' && lacksForce(scene),
  must: ({ self }) => [recoverForce(self)],
});

/** A Force denies the enemy its range bonus: the attacker at attack range 1, the defender at 3. */
export const deniesRangeBonus: readonly Ability[] = [
  at('before:rollAttack', {
    as: 'defender',
    cost: { force: 1 },
    if: scene => scene.attack.range === 1 && weaponIn(scene).rangeBonus,
    may: scene => [lay(scene, 'near', 'attack')],
  }),
  cannot('applyRangeBonus', { name: 'near', as: 'defender', while: 'near', if: ({ side }) => side === 'attacker' }),
  at('before:rollDefense', {
    as: 'attacker',
    cost: { force: 1 },
    if: scene => scene.attack.range === 3 && weaponIn(scene).rangeBonus,
    may: scene => [lay(scene, 'far', 'attack')],
  }),
  cannot('applyRangeBonus', { name: 'far', as: 'attacker', while: 'far', if: ({ side }) => side === 'defender' }),
];

/** More enemies than other friends at range 0-1 of a ship. */
export const isOutnumbered = (scene: Scene, { id }: Ship): boolean =>
  near(scene, id, enemy(0, 1)).length > near(scene, id, otherFriend(0, 1)).length;

type Executed = Triggered<'after:execute'>;
/** After a maneuver of this ship, or of a friend of that name at range 0-3, that leaves it outnumbered: for a Force. */
export const helpsOutnumbered = (
  name: string,
  { fully, choose, may }: Pick<Executed, 'choose'> & { readonly fully?: true; readonly may: Executed['then'] },
): readonly Ability[] =>
  [self, otherFriend(0, 3, { named: [name] })].map(who =>
    at('after:execute', {
      name: who.is,
      who,
      cost: { force: 1 },
      if: scene => (scene.fully || !fully) && isOutnumbered(scene, scene.subject),
      ...(choose ? { choose } : {}),
      may,
    }),
  );
