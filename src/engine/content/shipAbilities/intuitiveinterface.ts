import { at, card, isGrantedBy, perform } from '../words';

/** After an action that a talent, illicit or modification put on the bar, a calculate action. */
export default card(
  'shipAbility:intuitiveinterface',
  at('after:action', {
    if: scene => isGrantedBy(scene, scene.action, ['talent', 'illicit', 'modification']),
    may: ({ self }) => perform(self, ['calculate']),
  }),
);
