import {
  type AttackScene,
  card,
  dice,
  expose,
  facedown,
  inMy,
  isPrimary,
  shipAt,
  spendResult,
  turn,
} from '../../words';

const shot = {
  as: 'attacker',
  shares: 'shot',
  if: (scene: AttackScene) => {
    const defender = shipAt(scene, scene.attack.defender);
    return defender !== null && facedown(defender) > 0 && isPrimary(scene) && inMy(scene, 'bullseye', defender.id);
  },
} as const;

/** In a primary attack on a ship in the bullseye arc, a hit given up, or a crit made a hit, exposes one of its damage cards. */
export default card(
  'upgrade:deadeyeshot',
  dice({ ...shot, name: 'hit', does: scene => spendResult('hit', [expose(shipAt(scene, scene.attack.defender)!)]) }),
  dice({
    ...shot,
    name: 'crit',
    does: scene => turn(['crit'], 'hit', 1, { then: [expose(shipAt(scene, scene.attack.defender)!)] }),
  }),
);
