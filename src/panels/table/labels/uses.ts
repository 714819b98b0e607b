import type { Decision, Option, Topic } from '../../../engine/core/decision';
import type { Effect } from '../../../engine/core/effect';
import { isShipId, ownerOf, type ShipId, type UnitId } from '../../../engine/core/ids';
import { damageOf } from '../../../engine/rules/setup/components';
import { counted } from '../../text';
import { a, listed, tokenName } from '../log/names';
import { cardName, markerKindName, type Names, pieceName } from './names';

type MayUse = Extract<Topic, { readonly kind: 'mayUse' }>;

/** Whether a card is used, or how; the only thing that the missions leave to a player's choice is to let go of a cache. */
export function useQuestion(names: Names, decision: Decision, { card, ship }: MayUse): string {
  const who = pieceName(names, ship);
  if (card.startsWith('scenario:')) return `Does ${who} jettison its ${markerKindName(names)}?`;
  const docker = dockerIn(decision);
  if (docker) return `Does ${pieceName(names, docker)} dock with ${who}?`;
  const name = cardName(names, card);
  const occasion = occasionOf(names, decision, ship);
  // Some cards ask the other player.
  if (ownerOf(ship) !== decision.player) return `${name} of ${who} leaves you a choice.${occasion}`;
  const what = isOwnAbility(names, card, ship) ? 'the pilot ability' : name;
  const { options } = decision;
  const must = options.length > 1 && !options.some(({ subject }) => subject.kind === 'pass');
  return `${must ? `${who} uses ${what}: choose.` : `${who}: use ${what}?`}${occasion}`;
}

/** The ship that would dock with the card's: in the System Phase, or as it comes alongside. */
export function dockerIn({ topic, options }: Decision): ShipId | null {
  if (topic.kind !== 'mayUse') return null;
  for (const effect of options.flatMap(({ then }) => then)) {
    if (effect.do === 'layNote' && effect.note.name === 'alongside') return effect.note.on as ShipId;
    if (effect.do !== 'useAbility' || effect.ref.name !== 'dock') continue;
    const { moment } = effect;
    if ('ship' in moment && moment.ship && isShipId(moment.ship)) return moment.ship;
  }
  return null;
}

/** A pilot's name stands in the question already. */
export const isOwnAbility = ({ game }: Names, source: string, ship: UnitId): boolean =>
  isShipId(ship) && game.ships[ship]?.pilot === source;

/** What would happen otherwise, or with which other ship something has happened. */
function occasionOf(names: Names, { from: { effect }, options }: Decision, own: ShipId): string {
  const would = wouldBe(names, effect, options);
  if (would && 'ship' in effect) {
    return ` ${effect.ship === own ? 'It' : pieceName(names, effect.ship as ShipId)} would ${would}.`;
  }
  const about = effect.do === 'resolveAbility' ? momentShip(names) : null;
  return about && about !== own ? ` It is about ${pieceName(names, about)}.` : '';
}

/** Of what a card may replace, what comes up at any time. */
function wouldBe(names: Names, effect: Effect, options: readonly Option[]): string | null {
  switch (effect.do) {
    case 'sufferDamage': {
      const hits = effect.hits > 0 ? [counted(effect.hits, 'hit')] : [];
      const crits = effect.crits > 0 ? [counted(effect.crits, 'critical hit')] : [];
      return `suffer ${listed([...hits, ...crits])}`;
    }
    case 'dealDamage':
      return `be dealt ${effect.faceup ? (seenIn(names, options) ?? 'a faceup damage card') : 'a facedown damage card'}`;
    case 'gainToken':
      return `gain ${a(tokenName(effect.token))}`;
    default:
      return null;
  }
}

/** The card that would be discarded for all to see. What would lie facedown, nobody may know. */
function seenIn({ rules }: Names, options: readonly Option[]): string | null {
  const discard = options.flatMap(({ then }) => then).find(effect => effect.do === 'discardDamage');
  if (discard?.do !== 'discardDamage' || !discard.id) return null;
  return `${rules.catalog.damageCard(damageOf(rules, discard.id)).name}, faceup`;
}

/** The ship whose moment it is; both ships of an attack stand beside its dice. */
function momentShip({ game }: Names): ShipId | null {
  const frame = game.agenda.findLast(({ kind }) => kind === 'ability');
  const moment = frame?.kind === 'ability' ? frame.trigger.moment : null;
  return moment && 'ship' in moment && moment.ship && isShipId(moment.ship) ? moment.ship : null;
}
