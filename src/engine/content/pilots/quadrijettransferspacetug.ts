import {
  agilityOf,
  amount,
  at,
  card,
  flown,
  gain,
  howMany,
  lay,
  liftNamed,
  meant,
  noted,
  type Scene,
  templates,
  type Way,
} from '../words';

const ahead = (): readonly Way[] => [{ how: 'launch', edge: 'front', template: '1straight' }];

const speedFlown = (scene: Scene): number | null => {
  const note = noted(scene, 'flown');
  return note ? Number(note.value) : null;
};

export default [
  /** Whatever would be dropped may be launched by the 1 straight. */
  card('pilot:constablezuvio', templates('drop', { last: true, by: ahead })),

  /** Defending, the speed of the maneuver executed this round may stand for the agility, tractor tokens or not. */
  card(
    'pilot:sarcoplank',
    at('after:execute', {
      remembers: true,
      must: scene => [liftNamed(scene, 'flown', 'round'), lay(scene, 'flown', 'round', { value: flown(scene).speed })],
    }),
    at('after:declare', {
      as: 'defender',
      if: scene => speedFlown(scene) !== null && speedFlown(scene) !== agilityOf(scene, scene.self.id),
      may: scene => [lay(scene, 'as fast', 'attack')],
    }),
    amount('agility', { while: 'as fast', by: scene => ({ set: speedFlown(scene)! }) }),
  ),

  /** As the Engagement Phase starts, this ship and all at range 0 of it are tractored, if there are any. */
  card(
    'pilot:unkarplutt',
    at('start:engagement', {
      if: scene => howMany(scene, { is: 'other', range: [0, 0] }) > 0,
      must: scene =>
        [scene.self, ...meant(scene, { is: 'other', range: [0, 0] })].map(ship => gain(ship, 'tractor', scene.self)),
    }),
  ),
];
