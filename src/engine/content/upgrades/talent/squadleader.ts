import { cannot, card, coordinatesNow, hasOnBar } from '../../words';

/** Whom it coordinates performs only what is on its own bar too. (The red coordinate stands on the card.) */
export default card(
  'upgrade:squadleader',
  cannot('perform', {
    who: { is: 'other' },
    if: scene => coordinatesNow(scene, scene.subject) && !hasOnBar(scene, scene.self, scene.action),
  }),
);
