import { actionUnderWay, card, type Scene, speedTwo, templates } from '../../words';

const white = {
  cost: [{ charge: 1 }, { treatAs: 'red' }],
  if: (scene: Scene) => actionUnderWay(scene)?.color === 'white',
  by: speedTwo,
} as const;

/** A charge makes a white boost or barrel roll action red, and it uses a template of speed 2. */
export default card(
  'upgrade:flightassistastromech-legendsandrelics',
  templates('boost', white),
  templates('barrelRoll', white),
);
