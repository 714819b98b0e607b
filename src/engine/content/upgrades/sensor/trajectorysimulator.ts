import { card, isBomb, templates, type Way } from '../../words';

const farAhead = (): readonly Way[] => [{ how: 'launch', edge: 'front', template: '5straight' }];

/** In the System Phase, a bomb that would be dropped or launched may be launched by the 5 straight. */
export default card(
  'upgrade:trajectorysimulator',
  templates('drop', { if: scene => scene.state.phase === 'system' && isBomb(scene), by: farAhead }),
  templates('launch', { if: scene => scene.state.phase === 'system' && isBomb(scene), by: farAhead }),
);
