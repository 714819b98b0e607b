import { useMemo } from 'react';
import { mayMeasure } from '../../../../board/overlays/mayMeasure';
import type { ShipId } from '../../../../engine/core/ids';
import type { Measured } from '../../../../engine/core/reason';
import { useScreen } from '../../../../store/screen';
import { pieceName } from '../../labels';
import { useTable } from '../../useTable';
import { AlwaysUsed } from './AlwaysUsed';
import { nowWords } from './nowWords';
import './cardNow.css';

interface Props {
  readonly ship: ShipId;
  /** The card; a copy, where it is a damage card. */
  readonly source: string;
}

/** Whether a card applies now, and why not. Nothing for cards that the table does not play. */
export function CardNowLine({ ship, source }: Props) {
  const table = useTable();
  const { engine, game, options, decision } = table;
  const cards = useMemo(() => engine.cardsNow(game, ship), [engine, game, ship]);
  const card = cards.find(one => one.source === source);
  if (!card) return null;
  const { look, head, rest, measured } = nowWords(
    card,
    id => pieceName(table, id as never),
    mayMeasure(options.help, decision),
  );
  return (
    <>
      <p className={`card-now now-${look}`}>
        <b>{head}</b> {measured && rest ? <MeasuredWords measured={measured}>{rest}</MeasuredWords> : rest}
      </p>
      <AlwaysUsed ship={ship} source={source} />
    </>
  );
}

/** Pointed at, the line lies on the board. */
function MeasuredWords({ measured, children }: { readonly measured: Measured; readonly children: string }) {
  const show = useScreen(screen => screen.show);
  const on = () => show({ measured });
  const off = () => show({ measured: null });
  const shown = { tabIndex: 0, onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off } as const;
  return (
    <span className="card-measured" {...shown}>
      {children}
    </span>
  );
}
