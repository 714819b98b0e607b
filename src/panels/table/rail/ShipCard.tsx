import { useEffect, useMemo, useRef } from 'react';
import { mayMeasure } from '../../../board/overlays/mayMeasure';
import type { ShipId } from '../../../engine/core/ids';
import { shipNow } from '../../../engine/look/shipNow';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { pieceName, shipTag } from '../labels';
import { useCardWords } from '../labels/useCardWords';
import { useTable } from '../useTable';
import { Abilities } from './card/Abilities';
import { ActionBar } from './card/ActionBar';
import { Numbers } from './card/Numbers';
import { SmallDial } from './card/SmallDial';
import { Standing } from './card/Standing';
import { fateOf } from './facts';
import './maneuverMark.css';
import './shipCard.css';

interface Props {
  readonly ship: ShipId;
  readonly onClose: () => void;
}

/** A ship's whole card in plain words. It opens beside the squads and never over the question. */
export function ShipCard({ ship: id, onClose }: Props) {
  const table = useTable();
  const { game, rules } = table;
  const words = useCardWords(table);
  const ship = game.ships[id]!;
  const profile = useMemo(() => shipNow({ state: game, rules }, ship), [game, rules, ship]);
  const { name: shipType } = rules.catalog.shipType(rules.catalog.pilot(ship.pilot).shipType);
  const fate = fateOf(game, ship);
  return (
    <aside className={`ship-card side-${ship.player}`} aria-label={`Card of ${pieceName(table, id)}`}>
      <CardHead key={id} id={id} name={profile.name} onClose={onClose} />
      <p className="card-type">
        {shipType}, {profile.size} · {profile.points} points
        {fate && <b className="rail-fate"> · {fate}</b>}
      </p>
      <Numbers ship={ship} profile={profile} />
      <Overlays id={id} />
      <Standing ship={ship} words={words} />
      <Abilities ship={ship} words={words} />
      <ActionBar bar={profile.bar} />
      <SmallDial dial={profile.dial} />
    </aside>
  );
}

/** Whoever opened it by keys finds it under their fingers, and where they were when it closes. */
function CardHead({ id, name, onClose }: { readonly id: ShipId; readonly name: string; readonly onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <header>
      <b className="ship-tag">{shipTag(id)}</b>
      <h2 ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <button type="button" onClick={onClose}>
        <Icon name="close" /> Close
      </button>
    </header>
  );
}

function Overlays({ id }: { readonly id: ShipId }) {
  const arcs = useScreen(({ arcs: shown }) => shown === 'all' || shown.includes(id));
  const rings = useScreen(screen => screen.rings.includes(id));
  const toggleArcs = useScreen(screen => screen.toggleArcs);
  const toggleRings = useScreen(screen => screen.toggleRings);
  const { options, decision } = useTable();
  // What would show nothing now says why.
  if (!mayMeasure(options.help, decision)) {
    return (
      <p className="card-overlays">
        {options.help === 'plain'
          ? 'Arcs and ranges are judged by eye in this game.'
          : 'Arcs and ranges are shown when the rules let you measure.'}
      </p>
    );
  }
  return (
    <div className="card-overlays">
      <button type="button" aria-pressed={arcs} onClick={() => toggleArcs(id)}>
        <Icon name="arcs" /> Show arcs
      </button>
      <button type="button" aria-pressed={rings} onClick={() => toggleRings(id)}>
        <Icon name="rings" /> Show range rings
      </button>
    </div>
  );
}
