import { type Ability, after, cannot, cardAction, constant, dealt, instead, type Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { DamageCardId } from '../../core/ids';
import { parseManeuver } from '../../core/vocabulary';

/** This very card: damage cards are told apart by copy. */
const repairThis = ({ self, source }: Scene): Effect => ({
  do: 'repairDamage',
  ship: self.id,
  id: source as DamageCardId,
});
const repairAction = cardAction(scene => [repairThis(scene)]);
const hit = ({ self }: Scene): Effect => ({ do: 'sufferDamage', ship: self.id, hits: 1, crits: 0 });
const stress = ({ self }: Scene): Effect => ({ do: 'gainToken', ship: self.id, token: 'stress', by: self.player });

export const damage = {
  /** Two stress tokens at once, then repaired. */
  'damage:panickedpilot': [dealt(scene => [stress(scene), stress(scene), repairThis(scene)])],

  /** While attacking, Force is the only way to modify your dice. */
  'damage:blindedpilot': [
    cannot('modifyAttackDice', ({ self, attack, modification, side }) =>
      attack.attacker === self.id && side === 'attacker' && modification !== 'force' ? { kind: 'blindedPilot' } : null,
    ),
    repairAction,
  ],

  /** After each action a roll that may stress. */
  'damage:woundedpilot': [
    after('actionPerformed', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ do: 'rollDice', ship: self.id, count: 1, purpose: { kind: 'woundedPilot' } }],
    }),
    repairAction,
  ],

  /** A maneuver that met an obstacle hurts once more. */
  'damage:stunnedpilot': [
    after('maneuverExecuted', {
      if: ({ self, event }) => event.ship === self.id && event.obstacles.length > 0,
      must: scene => [hit(scene)],
    }),
  ],

  /** Before engaging, a roll that may burn. */
  'damage:consolefire': [
    after('engagementStarted', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ do: 'rollDice', ship: self.id, count: 1, purpose: { kind: 'consoleFire' } }],
    }),
    repairAction,
  ],

  /** Turns are harder by one step. */
  'damage:damagedengine': [
    constant('difficulty', ({ self, ship, maneuver }) =>
      ship.id === self.id && (maneuver.bearing === 'turnLeft' || maneuver.bearing === 'turnRight') ? { add: 1 } : null,
    ),
  ],

  /** One attack die fewer. */
  'damage:weaponsfailure': [
    constant('attackDice', ({ self, attack }) => (attack.attacker === self.id ? { add: -1 } : null)),
    repairAction,
  ],

  /** Hits count as crits. */
  'damage:hullbreach': [
    instead('sufferDamage', {
      if: ({ self, effect }) => effect.ship === self.id && effect.hits > 0,
      must: ({ effect }) => [{ ...effect, hits: 0, crits: effect.hits + effect.crits }],
    }),
    repairAction,
  ],

  /** One defense die fewer. */
  'damage:structuraldamage': [
    constant('defenseDice', ({ self, attack }) => (attack.defender === self.id ? { add: -1 } : null)),
  ],

  /** Only the focus action and those of damage cards. */
  'damage:damagedsensorarray': [
    cannot('perform', ({ self, ship, action }) =>
      ship.id === self.id && action !== 'focus' && !action.startsWith('repair:')
        ? { kind: 'damagedSensorArray' }
        : null,
    ),
    repairAction,
  ],

  /** A maneuver that is not straight costs a hit, and the card is repaired. */
  'damage:loosestabilizer': [
    after('maneuverExecuted', {
      if: ({ self, event }) => event.ship === self.id && parseManeuver(event.maneuver).bearing !== 'straight',
      must: scene => [hit(scene), repairThis(scene)],
    }),
    repairAction,
  ],

  /** An ion token before engaging, until an ion maneuver repairs it. */
  'damage:disabledpowerregulator': [
    after('engagementStarted', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ do: 'gainToken', ship: self.id, token: 'ion', by: self.player }],
    }),
    after('maneuverExecuted', {
      if: ({ self, event }) => event.ship === self.id && event.kind === 'ion',
      must: scene => [repairThis(scene)],
    }),
  ],

  /** The next crit leaks a hit more. The one that brought this card was suffered before it lay there. */
  'damage:fuelleak': [
    after('damageSuffered', {
      if: ({ self, source, event }) => event.ship === self.id && event.damage === 'crit' && event.card !== source,
      must: scene => [hit(scene), repairThis(scene)],
    }),
    repairAction,
  ],

  /** One more hit, then repaired. */
  'damage:directhit': [dealt(scene => [hit(scene), repairThis(scene)])],
} satisfies Record<string, Ability[]>;
