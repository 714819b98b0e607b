import { at, card, expose, faceupCards, repair, rollTo } from '../../words';

/** At the end of the round, a faceup damage card may be repaired for a die: on a hit one is turned faceup. */
export default card(
  'upgrade:novicetechnician',
  at('end:end', {
    choose: { oneOf: ({ self }) => faceupCards(self) },
    may: (scene, { key }) => [rollTo(scene, [repair(scene.self, key)], [expose(scene.self)])],
  }),
);
