import type { UpgradeId } from '../../../engine/core/vocabulary';
import type { UpgradeEntry } from '../../../squads/search';
import { HandsMark } from '../../hands/HandsMark';
import { Icon } from '../../Icon';
import { bulletsOf, limitedWords, slotName } from '../words';

interface Props {
  readonly entry: UpgradeEntry;
  readonly isShown: boolean;
  /** It is on the ship already. */
  readonly isOn: boolean;
  /** Why it does not fit; none if it does. */
  readonly reasons: readonly string[];
  readonly onShow: (card: UpgradeId) => void;
  readonly onTake: (card: UpgradeId) => void;
  readonly onDrop: (card: UpgradeId) => void;
}

export function UpgradeRow({ entry, isShown, isOn, reasons, onShow, onTake, onDrop }: Props) {
  const { upgrade, price, slots } = entry;
  const { id, name, limited } = upgrade;
  const blocked = reasons.length > 0;
  return (
    <li className={`card-row${isShown ? ' shown' : ''}${isOn ? ' taken' : ''}${blocked ? ' blocked' : ''}`}>
      <button
        type="button"
        className="row-name"
        aria-current={isShown}
        onClick={() => onShow(id)}
        onFocus={() => onShow(id)}
        // A finger that scrolls shows nothing.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(id)}
      >
        {slots.map((one, at) => (
          <Icon key={`${one} ${at}`} name={`${one}Slot`} size={22} title={slotName(one)} />
        ))}
        <span className="row-words">
          <span>
            <span title={limitedWords(limited)}>{bulletsOf(limited)}</span> <strong>{name}</strong>{' '}
            <HandsMark cards={[upgrade]} />
          </span>
          {reasons.map(words => (
            <span key={words} className="row-note">
              {words}
            </span>
          ))}
        </span>
        <span className="row-cost">
          <strong>{price}</strong>
          <span className="for-screen-readers">points of loadout</span>
        </span>
      </button>
      {isOn ? (
        <button type="button" className="row-take" aria-label={`Take off ${name}`} onClick={() => onDrop(id)}>
          Take off
        </button>
      ) : (
        <button
          type="button"
          className="row-take"
          aria-label={blocked ? `Equip ${name} anyway` : `Equip ${name}`}
          onClick={() => onTake(id)}
        >
          {blocked ? 'Anyway' : 'Equip'}
        </button>
      )}
    </li>
  );
}
