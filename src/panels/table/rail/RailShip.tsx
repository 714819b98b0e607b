import { memo, useEffect, useRef } from 'react';
import { takePiece } from '../../../board/placing/takePiece';
import { sideName } from '../../../catalog/sides';
import type { Ship } from '../../../engine/core/state';
import { initiativeOf } from '../../../engine/look/initiative';
import { profileOf } from '../../../engine/look/ships';
import { useScreen } from '../../../store/screen';
import { TOKEN_MEANINGS } from '../../glossary';
import { Icon, TokenIcon } from '../../Icon';
import { Silhouette } from '../../squads/Silhouette';
import { tallied } from '../../text';
import { cardName, conditionName, pieceName, shipTag } from '../labels';
import { useTable } from '../useTable';
import { fateOf, hasHiddenDial, hullLeft, isActing, locksOf, tokensOn, turnTaken } from './facts';
import { tokensOnCards } from './laid';
import { ManeuverMark } from './ManeuverMark';
import { Pips } from './Pips';
import './railShip.css';

interface Props {
  readonly ship: Ship;
  /** The question may be answered with it. */
  readonly choosable: boolean;
  /** Its dial is being set. */
  readonly asked: boolean;
  /** Its player holds the button and sees its dial. */
  readonly peeked: boolean;
}

/** One ship of the squad. It and its piece on the board light each other up; a click opens its card. */
export const RailShip = memo(function RailShip({ ship, choosable, asked, peeked }: Props) {
  const { game, rules } = useTable();
  const picked = useScreen(screen => screen.picked === ship.id);
  const lit = useScreen(screen => screen.lit.includes(ship.id));
  const { show } = useScreen.getState();
  const profile = profileOf({ state: game, rules }, ship);
  const fate = fateOf(game, ship);
  const acting = asked || isActing(game, ship);
  const row = useRef<HTMLButtonElement>(null);
  // With the frame to come, which lays the page out anyway.
  useEffect(() => {
    if (!acting) return;
    const frame = requestAnimationFrame(() => row.current && bringIntoSight(row.current));
    return () => cancelAnimationFrame(frame);
  }, [acting]);
  const hurt = ship.damage.length > 0 || ship.shields < profile.shields;
  const classes = [
    'rail-ship',
    ...(lit ? ['pointed'] : []),
    ...(ship.destroyed ? ['destroyed'] : []),
    ...(ship.where === 'removed' ? ['gone'] : []),
    ...(acting ? ['acting'] : []),
    ...(choosable ? ['choosable'] : []),
    ...(hurt ? ['hurt'] : []),
    ...(ship.where === 'hand' ? ['unplaced'] : []),
  ];
  const light = () => show({ lit: [ship.id] });
  const dim = () => show({ lit: [] });
  // A referee's hand takes the ship up, as from the board.
  const press = () => {
    if (ship.where === 'table' && useScreen.getState().tool === 'referee') takePiece({ state: game, rules }, ship.id);
    else show({ picked: picked ? null : ship.id });
  };
  return (
    <button
      ref={row}
      type="button"
      data-ship={ship.id}
      aria-pressed={picked}
      className={classes.join(' ')}
      onClick={press}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span className="rail-picture">
        <Silhouette shipType={rules.catalog.pilot(ship.pilot).shipType} size={32} />
        <b className="ship-tag">{shipTag(ship.id)}</b>
      </span>{' '}
      <span className="rail-words">
        <span className="rail-pilot">{profile.name}</span>{' '}
        <span className="rail-type">{rules.catalog.shipType(rules.catalog.pilot(ship.pilot).shipType).name}</span>{' '}
        {ship.where === 'removed' ? (
          <span className="rail-fate">{fate}</span>
        ) : (
          <span className="rail-facts">
            {fate && <span className="rail-fate">{fate}</span>} <Facts ship={ship} />
          </span>
        )}
      </span>{' '}
      <span className="rail-side">
        <span className="rail-initiative" data-word="number:initiative">
          <span className="for-screen-readers">initiative </span>
          {initiativeOf({ state: game, rules }, ship)}
        </span>{' '}
        <Turn ship={ship} /> <Dial ship={ship} peeked={peeked} />
      </span>
    </button>
  );
});

/** Only the rail is scrolled: whatever lies around it stays. */
function bringIntoSight(row: HTMLElement): void {
  const rail = row.closest('.rail');
  if (!rail) return;
  const [one, all] = [row.getBoundingClientRect(), rail.getBoundingClientRect()];
  if (one.bottom > all.bottom) rail.scrollTop += one.bottom - all.bottom;
  else if (one.top < all.top) rail.scrollTop -= all.top - one.top;
}

/** Whether it is acting now, or has had its turn in this phase. */
function Turn({ ship }: { readonly ship: Ship }) {
  const { game } = useTable();
  const acting = isActing(game, ship);
  const words = acting ? 'its turn now' : turnTaken(game, ship);
  return (
    words && (
      <span className={`rail-turn${acting ? ' now' : ''}`} title={words}>
        <Icon name={acting ? 'play' : 'ready'} title={words} />
      </span>
    )
  );
}

function Dial({ ship, peeked }: Pick<Props, 'ship' | 'peeked'>) {
  if (ship.dial === null || ship.where !== 'table') return null;
  if (ship.revealed || peeked) return <ManeuverMark code={ship.dial} />;
  return hasHiddenDial(ship) ? (
    <span className="rail-dial" data-word="thing:dial">
      <Icon name="dial" title="dial set" />
    </span>
  ) : null;
}

function Facts({ ship }: { readonly ship: Ship }) {
  const names = useTable();
  const peeking = useScreen(screen => screen.peeking);
  const profile = profileOf({ state: names.game, rules: names.rules }, ship);
  const faceup = ship.damage.flatMap(one => (one.faceup ? [names.rules.catalog.damageCard(one.card).name] : []));
  const facedown = ship.damage.length - faceup.length;
  return (
    <>
      <Pips kind="hull" left={hullLeft(ship, profile)} of={profile.hull} />{' '}
      {profile.shields > 0 && <Pips kind="shields" left={ship.shields} of={profile.shields} />}{' '}
      {profile.force > 0 && (
        <span className="rail-number rail-force" data-word="number:force">
          <Icon name="force" title="Force" /> {ship.force}/{profile.force}
        </span>
      )}{' '}
      {profile.charges > 0 && (
        <span className="rail-number rail-charges" data-word="number:charge">
          <Icon name="charge" title="charges" /> {ship.charges}/{profile.charges}
        </span>
      )}{' '}
      {ship.upgrades.map(({ card, side }) => {
        const upgrade = names.rules.catalog.upgrade(card);
        const up = sideName(upgrade, side);
        return (
          up && (
            <span key={card} className="rail-number rail-side" title={upgrade.name}>
              <Icon name={`${upgrade.slot}Slot`} title={upgrade.name} /> {up}
            </span>
          )
        );
      })}{' '}
      {tokensOn(ship).map(({ token, count }) => (
        <span key={token} className="rail-token" data-word={`token:${token}`}>
          <TokenIcon piece={token} size={16} title={TOKEN_MEANINGS[token].name} />
          {count > 1 && `×${count}`}{' '}
        </span>
      ))}
      {tokensOnCards(names.game, ship.id).map(({ token, count, card }) => (
        <span key={`${card} ${token}`} className="rail-token on-card" title={`on ${cardName(names, card)}`}>
          <TokenIcon piece={token} size={16} title={`${TOKEN_MEANINGS[token].name} on ${cardName(names, card)}`} />
          {count > 1 && `×${count}`}
        </span>
      ))}
      {facedown > 0 && (
        <span className="rail-token" data-word="token:damage">
          <TokenIcon piece="damage" size={16} title="facedown damage" />
          {facedown > 1 && `×${facedown}`}
        </span>
      )}{' '}
      {faceup.length > 0 && (
        <span className="rail-token rail-critical" data-word="token:critDamage">
          <TokenIcon piece="critDamage" size={16} title="faceup damage" />
          <span className="rail-cards">{tallied(faceup).join(', ')}</span>
        </span>
      )}{' '}
      {ship.conditions.length > 0 && (
        <span className="rail-token">
          <Icon name="warning" title="conditions" />
          <span className="rail-cards">
            {ship.conditions.map(one => conditionName(names, one, peeking)).join(', ')}
          </span>
        </span>
      )}{' '}
      {locksOf(ship).map(({ object, count }) => (
        <span key={object} className="rail-token" data-word="token:lock">
          <Icon name="lock" />
          <span className="for-screen-readers">locks </span>
          {object.startsWith('ship:') ? (
            object.slice('ship:'.length)
          ) : (
            <span className="rail-thing">{pieceName(names, object)}</span>
          )}
          {count > 1 && ` ×${count}`}
        </span>
      ))}
    </>
  );
}
