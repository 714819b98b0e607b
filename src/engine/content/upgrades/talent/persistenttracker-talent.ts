import { at, card, chargesOn, may, type Scene, spendCharges } from '../../words';

const isTracking = (scene: Scene) => scene.state.phase === 'activation' && chargesOn(scene) === 0;

/** Three charges in the System Phase. In an Activation Phase without any, stress stops neither actions nor red maneuvers. */
export default card(
  'upgrade:persistenttracker-talent',
  at('during:system', { if: scene => chargesOn(scene) === 3, may: scene => spendCharges(scene, 3) }),
  may('actWhileStressed', { if: isTracking }),
  may('executeRedWhileStressed', { if: isTracking }),
);
