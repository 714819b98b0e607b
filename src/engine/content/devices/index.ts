import type { DeviceRule } from '../../core/device';
import type { DeviceId } from '../../core/vocabulary';
import {
  blazerbomb,
  bomblet,
  concussionbomb,
  electroprotonbomb,
  ionbomb,
  protonbomb,
  seismiccharge,
  thermaldetonator,
} from './bombs';
import { commandos } from './commandos';
import { clustermine, connernet, proximitymine } from './mines';
import { blaze, electrochaffcloud, loosecargo, spareparts } from './obstacles';
import { buzzdroidswarm, drk1probedroid, sensorbuoy, trackingtorpedoes } from './remotes';

/** Every device of the catalog by its id. */
export const deviceRules: Readonly<Record<DeviceId, DeviceRule>> = {
  'device:protonbomb': protonbomb,
  'device:seismiccharge': seismiccharge,
  'device:bomblet': bomblet,
  'device:electroprotonbomb': electroprotonbomb,
  'device:ionbomb': ionbomb,
  'device:concussionbomb': concussionbomb,
  'device:thermaldetonator': thermaldetonator,
  'device:blazerbomb': blazerbomb,
  'device:proximitymine': proximitymine,
  'device:connernet': connernet,
  'device:clustermine': clustermine,
  'device:drk1probedroid': drk1probedroid,
  'device:buzzdroidswarm': buzzdroidswarm,
  'device:sensorbuoy': sensorbuoy,
  'device:trackingtorpedoes': trackingtorpedoes,
  'device:clanwrencommandos': commandos,
  'device:niteowlcommandos': commandos,
  'device:deathwatchcommandos': commandos,
  'device:imperialsupercommandos': commandos,
  'device:mandaloriansupercommandos': commandos,
  'device:loosecargo': loosecargo,
  'device:spareparts': spareparts,
  'device:electrochaffcloud': electrochaffcloud,
  'device:blaze': blaze,
};

export function deviceRule(device: DeviceId): DeviceRule {
  const rule = deviceRules[device];
  if (!rule) throw new Error(`nobody has written what ${device} does`);
  return rule;
}
