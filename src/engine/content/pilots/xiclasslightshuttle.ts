import {
  assign,
  at,
  canGainDice,
  card,
  dice,
  friend,
  giveableUpgrades,
  giveUpgrade,
  isDamagedUnit,
  isPrimary,
  isSmall,
  movedUpgradesAct,
  reroll,
  rollOneMore,
} from '../words';

export default [
  /** After setup an enemy must lose its side's trust. */
  card(
    'pilot:agenttierny',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:brokentrust')],
    }),
  ),

  /** In a primary attack on a damaged ship with two dice or fewer, it or a small friend at range 0-2 may be strained to roll one more. */
  card(
    'pilot:gideonhask-xiclasslightshuttle',
    at('after:rollAttack', {
      as: 'attacker',
      who: friend(0, 2),
      cost: { gain: 'strain', of: 'subject' },
      if: scene =>
        (scene.subject.id === scene.self.id || isSmall(scene, scene.subject)) &&
        isPrimary(scene) &&
        canGainDice(scene) &&
        scene.attack.attackDice.length <= 2 &&
        isDamagedUnit(scene, scene.attack.defender),
      may: scene => [rollOneMore(scene)],
    }),
  ),

  /** Before the dice of its primary attack are modified, a friend at range 0-2 must be strained to reroll a blank. */
  card(
    'pilot:commandermalarus-xiclasslightshuttle',
    dice({
      as: 'attacker',
      who: friend(0, 2),
      at: 'before:modifyAttack',
      must: true,
      cost: { gain: 'strain', of: 'subject' },
      if: isPrimary,
      does: reroll(1, { only: ['blank'], exactly: true }),
    }),
  ),

  /** After setup any of its illicit upgrades may become those of friendly TIE/fo or TIE/sf fighters, one each. */
  card(
    'pilot:agentterex',
    at('after:setup', {
      times: 4,
      choose: {
        oneOf: scene =>
          giveableUpgrades(scene, 'illicit', {
            is: 'otherFriend',
            shipTypes: ['shipType:tiefofighter', 'shipType:tiesffighter'],
          }),
      },
      may: (scene, { ship, card: upgrade }) => giveUpgrade(scene, ship, upgrade),
    }),
    movedUpgradesAct,
  ),
];
