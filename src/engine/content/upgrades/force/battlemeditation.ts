import { cannot, card, isLimited, partly, shipAt } from '../../words';

/** Limited ships are not coordinated. (The purple coordinate stands on the card; the second ship of the same type is played by hand.) */
export default partly(
  'a second ship of the same type, coordinated for the same action',
  card(
    'upgrade:battlemeditation',
    cannot('coordinate', { if: scene => isLimited(scene, shipAt(scene, scene.target)!) }),
  ),
);
