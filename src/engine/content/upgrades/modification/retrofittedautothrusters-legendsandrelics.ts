import { at, bendOf, card, flown, perform } from '../../words';

/** After fully executing anything of speed 3 that bends, a charge for a barrel roll action, even while stressed. */
export default card(
  'upgrade:retrofittedautothrusters-legendsandrelics',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).speed === 3 && !isReverse(flown(scene)) && bendOf(flown(scene)) !== null,
    may: ({ self }) => perform(self, ['barrelRoll'], { evenStressed: true }),
  }),
);

const isReverse = ({ bearing }: ReturnType<typeof flown>): boolean => bearing.startsWith('reverse');
