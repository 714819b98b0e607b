import { type Ability, after } from '../../core/ability';
import { canPlace, inSystemPhase, notRecovered, offerDevice } from './deviceWords';
import { placings } from './placings';

/** Missiles that leave something on the table instead of striking a target. */
export const launched = {
  'upgrade:electrochaffmissiles': [inSystemPhase('upgrade:electrochaffmissiles'), notRecovered],

  /** At the start of the Engagement Phase, for a calculate token and a charge. */
  'upgrade:discordmissiles': [
    after('phaseStarted', {
      if: scene =>
        scene.event.phase === 'engagement' &&
        scene.self.tokens.calculate > 0 &&
        canPlace(scene, placings['upgrade:discordmissiles']),
      may: scene =>
        offerDevice(scene, placings['upgrade:discordmissiles'], {
          alsoCosts: [{ do: 'removeToken', ship: scene.self.id, token: 'calculate', spent: true }],
        }),
    }),
    notRecovered,
  ],
} satisfies Record<string, Ability[]>;
