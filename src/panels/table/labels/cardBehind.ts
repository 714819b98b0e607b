import type { Subject } from '../../../engine/core/decision';

/** The card whose ability this is: its id, or a damage card's copy; null for what every ship can do. */
export function cardBehind(subject: Subject): string | null {
  switch (subject.kind) {
    case 'action':
      if (subject.action.startsWith('repair:')) return subject.action.slice('repair:'.length);
      // A card with two actions names each behind its id.
      return subject.action.startsWith('card:') ? subject.action.split(':').slice(1, 3).join(':') : null;
    case 'modification':
      return sourceOf(subject.by);
    case 'ability':
      return sourceOf(subject.trigger.ref);
    default:
      return null;
  }
}

const sourceOf = (ref: { readonly source: string } | null): string | null =>
  ref === null || ref.source.startsWith('rule:') ? null : ref.source;
