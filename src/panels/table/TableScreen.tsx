import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Board, pieceOf } from '../../board/Board';
import { useCamera } from '../../board/camera';
import { isShipId, type ObjectId } from '../../engine/core/ids';
import { useScreen } from '../../store/screen';
import { useSettings } from '../../store/settings';
import { DemoStrip } from '../demo/DemoStrip';
import { GlossaryPopover } from '../GlossaryPopover';
import { TableBar } from './bar/TableBar';
import { Log } from './log/Log';
import { QuestionPanel } from './question/QuestionPanel';
import { RulerReadout } from './RulerReadout';
import { Rail } from './rail/Rail';
import { ShipCard } from './rail/ShipCard';
import { RefereePanel } from './referee/RefereePanel';
import { TableContext, useTableNow } from './useTable';
import { useTableKeys } from './useTableKeys';
import './TableScreen.css';

interface Props {
  readonly onLeave: () => void;
  /** What a lesson says, above the squads. */
  readonly coach?: ReactNode;
}

/** The table: board in the middle, squads on one side, the question and the log on the other. */
export function TableScreen({ onLeave, coach }: Props) {
  const now = useTableNow();
  const measuring = useScreen(screen => screen.tool === 'ruler');
  const refereeing = useScreen(screen => screen.tool === 'referee');
  const squadsOpen = useScreen(screen => screen.squadsOpen);
  const picked = useScreen(screen => screen.picked);
  const show = useScreen(screen => screen.show);
  const demo = useSettings(settings => settings.demo);
  const turnForFarPlayer = useSettings(settings => settings.turnForFarPlayer);
  const asked = now?.decision?.player ?? null;
  const turned = turnForFarPlayer && asked === 'p2';
  useEffect(() => useCamera.getState().turn(turned), [turned]);
  useEffect(() => () => useScreen.getState().reset(), []);
  useTableKeys(now);
  if (!now) return null;
  const { engine, game, sides, options, decision, missing, choose } = now;
  const onPiece = (piece: ObjectId) => {
    const keys = decision?.options.filter(({ subject }) => pieceOf(subject) === piece).map(({ key }) => key) ?? [];
    if (keys.length > 0) show({ narrowed: keys });
    else if (isShipId(piece)) show({ picked: picked === piece ? null : piece });
  };
  // Classes and no `:has()`: that would look through the whole screen again at every change.
  const classes = [
    'table-screen',
    ...(turned ? ['for-far-player'] : []),
    ...(decision?.topic.kind === 'setDials' ? ['setting-dials'] : []),
    ...(measuring ? ['measuring'] : []),
    ...(coach ? ['coached'] : []),
    ...(demo ? ['demonstrating'] : []),
  ];
  const colors = { '--p1': sides.p1, '--p2': sides.p2 } as CSSProperties;
  return (
    <TableContext value={now}>
      <div className={classes.join(' ')} style={colors}>
        <TableBar onLeave={onLeave} />
        <div className={`squads${squadsOpen ? ' open' : ''}`}>
          {coach}
          <Rail player="p2" />
          <Rail player="p1" />
        </div>
        <DemoStrip />
        <Board
          engine={engine}
          game={game}
          sides={sides}
          help={options.help}
          decision={decision}
          missing={missing}
          onOption={choose}
          onPiece={onPiece}
        />
        <div className="talk">
          <RulerReadout />
          {refereeing ? <RefereePanel /> : <QuestionPanel onLeave={onLeave} />}
          <Log />
        </div>
        <GlossaryPopover />
        {picked && <ShipCard ship={picked} onClose={() => show({ picked: null })} />}
      </div>
    </TableContext>
  );
}
