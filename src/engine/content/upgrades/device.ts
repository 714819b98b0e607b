import { type Ability, after, instead } from '../../core/ability';
import { all, chargeLimit, chargesOn, recoverCharge } from '../words';
import { canPlace, inSystemPhase, notRecovered, offerDevice } from './deviceWords';
import { placings } from './placings';

export const device = {
  'upgrade:protonbombs': [inSystemPhase('upgrade:protonbombs')],
  'upgrade:seismiccharges': [inSystemPhase('upgrade:seismiccharges')],
  'upgrade:ionbombs': [inSystemPhase('upgrade:ionbombs')],
  'upgrade:blazerbomb': [inSystemPhase('upgrade:blazerbomb')],
  'upgrade:electroprotonbomb': [inSystemPhase('upgrade:electroprotonbomb'), notRecovered],
  'upgrade:proximitymines': [inSystemPhase('upgrade:proximitymines'), notRecovered],
  'upgrade:connernets': [inSystemPhase('upgrade:connernets'), notRecovered],
  'upgrade:clustermines': [inSystemPhase('upgrade:clustermines'), notRecovered],

  /** A shield, given up when the Activation Phase starts, makes two charges. */
  'upgrade:bombletgenerator': [
    inSystemPhase('upgrade:bombletgenerator'),
    after('phaseStarted', {
      if: scene =>
        scene.event.phase === 'activation' && scene.self.shields > 0 && chargesOn(scene) < chargeLimit(scene),
      may: scene => all({ do: 'loseShield', ship: scene.self.id }, recoverCharge(scene), recoverCharge(scene)),
    }),
  ],

  /** Once the first is dropped, one must follow each round while charges last. */
  'upgrade:concussionbombs': [inSystemPhase('upgrade:concussionbombs', scene => chargesOn(scene) < chargeLimit(scene))],

  /** Up to two at once; a reload brings back two. */
  'upgrade:thermaldetonators': [
    inSystemPhase('upgrade:thermaldetonators'),
    instead('reloadCard', {
      if: ({ self, source, effect }) => effect.ship === self.id && effect.card === source,
      must: scene => all(recoverCharge(scene), scene.effect),
    }),
  ],

  /** During the End Phase, dropped or launched by any speed 3 template. */
  'upgrade:drk1probedroids': [
    after('endPhaseReached', {
      if: scene => canPlace(scene, placings['upgrade:drk1probedroids']),
      may: scene => offerDevice(scene, placings['upgrade:drk1probedroids']),
    }),
    notRecovered,
  ],
} satisfies Record<string, Ability[]>;
