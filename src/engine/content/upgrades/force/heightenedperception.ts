import { amount, at, card, lay } from '../../words';

/** As the Engagement Phase starts, a Force to engage at initiative 7. */
export default card(
  'upgrade:heightenedperception',
  at('start:engagement', { cost: { force: 1 }, may: scene => [lay(scene, 'seven', 'phase')] }),
  amount('engagesAt', { while: 'seven', by: { set: 7 } }),
);
