import { piecesOnTable } from '../../../board/overlays/shapes';
import { sideName } from '../../../catalog/sides';
import type { ObjectId } from '../../../engine/core/ids';
import type { Ship } from '../../../engine/core/state';
import { TOKENS } from '../../../engine/core/token';
import { profileOf } from '../../../engine/look/ships';
import { TOKEN_MEANINGS } from '../../glossary';
import { Icon, TokenIcon } from '../../Icon';
import { cardName, pieceName } from '../labels';
import { locksOf } from '../rail/facts';
import { useTable } from '../useTable';
import { Stepper } from './Stepper';
import { useReferee } from './useReferee';

/** All that can be changed about a ship by hand. */
export function ShipEdits({ ship }: { readonly ship: Ship }) {
  return (
    <>
      <TokenEdits ship={ship} />
      <NumberEdits ship={ship} />
      <SideEdits ship={ship} />
      <DamageEdits ship={ship} />
      <LockEdits ship={ship} />
    </>
  );
}

interface Props {
  readonly ship: Ship;
}

function TokenEdits({ ship }: Props) {
  const doByHand = useReferee();
  return (
    <details open className="referee-part">
      <summary>Tokens</summary>
      <div className="referee-steppers">
        {TOKENS.map(token => (
          <Stepper
            key={token}
            of={TOKEN_MEANINGS[token].name}
            icon={<TokenIcon piece={token} size={18} />}
            count={ship.tokens[token]}
            onLess={() => doByHand({ kind: 'takeToken', ship: ship.id, token })}
            onMore={() => doByHand({ kind: 'giveToken', ship: ship.id, token })}
          />
        ))}
      </div>
    </details>
  );
}

/** Shields, Force and charges: of the ship card and of each upgrade that has any. */
function NumberEdits({ ship }: Props) {
  const names = useTable();
  const doByHand = useReferee();
  const profile = profileOf({ state: names.game, rules: names.rules }, ship);
  const { id } = ship;
  const counted = [
    { kind: 'setShields', of: 'Shields', count: ship.shields, most: profile.shields },
    { kind: 'setForce', of: 'Force', count: ship.force, most: profile.force },
  ] as const;
  const charged = [
    { card: null, of: 'Charges', count: ship.charges, most: profile.charges },
    ...ship.upgrades.map(({ card, charges }) => ({
      ...{ card, of: cardName(names, card), count: charges },
      most: names.rules.catalog.upgrade(card).charges?.value ?? 0,
    })),
  ];
  const shown = counted.filter(({ most }) => most > 0);
  const charges = charged.filter(({ most }) => most > 0);
  if (shown.length + charges.length === 0) return null;
  return (
    <details open className="referee-part">
      <summary>Shields, Force, charges</summary>
      <div className="referee-steppers">
        {shown.map(({ kind, ...number }) => (
          <Stepper
            key={kind}
            {...number}
            onLess={() => doByHand({ kind, ship: id, to: number.count - 1 })}
            onMore={() => doByHand({ kind, ship: id, to: number.count + 1 })}
          />
        ))}
        {charges.map(({ card, ...number }) => (
          <Stepper
            key={card ?? 'ship'}
            {...number}
            onLess={() => doByHand({ kind: 'setCharges', ship: id, card, to: number.count - 1 })}
            onMore={() => doByHand({ kind: 'setCharges', ship: id, card, to: number.count + 1 })}
          />
        ))}
      </div>
    </details>
  );
}

/** Cards that have another side. */
function SideEdits({ ship }: Props) {
  const { rules } = useTable();
  const doByHand = useReferee();
  const sided = ship.upgrades.flatMap(({ card, side }) => {
    const upgrade = rules.catalog.upgrade(card);
    return upgrade.sides ? [{ card, name: upgrade.name, up: sideName(upgrade, side) }] : [];
  });
  if (sided.length === 0) return null;
  return (
    <details open className="referee-part">
      <summary>Sides of cards</summary>
      <ul className="referee-list">
        {sided.map(({ card, name, up }) => (
          <li key={card}>
            <span>
              {name}: {up}
            </span>
            <button
              type="button"
              aria-label={`Flip ${name}`}
              onClick={() => doByHand({ kind: 'flipUpgrade', ship: ship.id, card })}
            >
              Flip
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Cards go by their place beside the ship: a facedown one has no name that anybody may know. */
function DamageEdits({ ship }: Props) {
  const names = useTable();
  const doByHand = useReferee();
  return (
    <details open className="referee-part">
      <summary>Damage cards ({ship.damage.length})</summary>
      <ul className="referee-list">
        {ship.damage.map(({ id, faceup }, index) => {
          const name = faceup ? cardName(names, id) : `Facedown card ${index + 1}`;
          return (
            <li key={id}>
              <span>
                <Icon name={faceup ? 'critDamage' : 'damage'} /> {name}
              </span>
              <button
                type="button"
                aria-label={`Turn ${name}`}
                onClick={() => doByHand({ kind: 'flipDamage', ship: ship.id, card: index })}
              >
                Turn
              </button>
              <button
                type="button"
                aria-label={`Discard ${name}`}
                onClick={() => doByHand({ kind: 'discardDamage', ship: ship.id, card: index })}
              >
                Discard
              </button>
            </li>
          );
        })}
      </ul>
      <div className="referee-buttons">
        <button type="button" onClick={() => doByHand({ kind: 'dealDamage', ship: ship.id, faceup: false })}>
          Deal facedown
        </button>
        <button type="button" onClick={() => doByHand({ kind: 'dealDamage', ship: ship.id, faceup: true })}>
          Deal faceup
        </button>
      </div>
    </details>
  );
}

function LockEdits({ ship }: Props) {
  const names = useTable();
  const doByHand = useReferee();
  // Scenario markers cannot be locked.
  const lockable = piecesOnTable({ state: names.game, rules: names.rules }).filter(
    id => id !== ship.id && !id.startsWith('marker:') && !ship.locks.includes(id),
  );
  return (
    <details open={ship.locks.length > 0} className="referee-part">
      <summary>Locks ({ship.locks.length})</summary>
      <ul className="referee-list">
        {locksOf(ship).map(({ object, count }) => (
          <li key={object}>
            <span>
              {pieceName(names, object)}
              {count > 1 && ` ×${count}`}
            </span>
            <button type="button" onClick={() => doByHand({ kind: 'takeLock', ship: ship.id, object })}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <label className="referee-field">
        Give a lock on
        <select
          value=""
          onChange={({ target }) => doByHand({ kind: 'giveLock', ship: ship.id, object: target.value as ObjectId })}
        >
          <option value="" disabled>
            …
          </option>
          {lockable.map(id => (
            <option key={id} value={id}>
              {pieceName(names, id)}
            </option>
          ))}
        </select>
      </label>
    </details>
  );
}
