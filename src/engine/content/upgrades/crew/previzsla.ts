import { card, isCrewRemote, may } from '../../words';

/** May coordinate a friendly crew remote: instead of an action it relocates forward. */
export default card(
  'upgrade:previzsla',
  may('coordinateRemote', {
    if: scene => isCrewRemote({ ...scene, device: scene.state.devices[scene.target]?.device ?? null }),
  }),
);
