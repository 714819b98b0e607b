import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Board } from '../../board/Board';
import { useCamera } from '../../board/camera';
import { pieceOf } from '../../board/pieceOf';
import { isShipId, type ObjectId } from '../../engine/core/ids';
import { presses } from '../../store/presses';
import { useScreen } from '../../store/screen';
import { useSettings } from '../../store/settings';
import { DemoStrip } from '../demo/DemoStrip';
import { GlossaryPopover } from '../GlossaryPopover';
import { LeaveAsk } from '../LeaveAsk';
import './bar/bar.css';
import { Mission } from './bar/Mission';
import { OrderStrip } from './bar/OrderStrip';
import { Phases } from './bar/Phases';
import { Score } from './bar/Score';
import { Tools } from './bar/Tools';
import { useBeatSounds } from './happened/useBeatSounds';
import { FoldingLog } from './log/FoldingLog';
import { QuestionPanel } from './question/QuestionPanel';
import { RulerReadout } from './RulerReadout';
import { Rail } from './rail/Rail';
import { ShipCard } from './rail/ShipCard';
import { RefereePanel } from './referee/RefereePanel';
import { RoundSummary } from './round/RoundSummary';
import { CriticalCard } from './stage/CriticalCard';
import { DiceStage } from './stage/DiceStage';
import { FlyingPoints } from './stage/FlyingPoints';
import { useStage } from './stage/useStage';
import { useTurn } from './stage/useTold';
import { useFreeArea } from './useFreeArea';
import { TableContext, useTableNow } from './useTable';
import { useTableKeys } from './useTableKeys';
import './TableScreen.css';

interface Props {
  readonly onLeave: () => void;
  /** What a lesson says, above the squads. */
  readonly coach?: ReactNode;
}

/** The table: the board is the window, squads and question stand at its edges. */
export function TableScreen({ onLeave, coach }: Props) {
  const now = useTableNow();
  const measuring = useScreen(screen => screen.tool === 'ruler');
  const refereeing = useScreen(screen => screen.tool === 'referee');
  const squadsOpen = useScreen(screen => screen.squadsOpen);
  const picked = useScreen(screen => screen.picked);
  const logOpen = useScreen(screen => screen.logOpen);
  const show = useScreen(screen => screen.show);
  const demo = useSettings(settings => settings.demo);
  const turnForFarPlayer = useSettings(settings => settings.turnForFarPlayer);
  const asked = useTurn(now?.decision?.player ?? null);
  const staged = useStage();
  const turned = turnForFarPlayer && asked === 'p2';
  useEffect(
    () => () => {
      useScreen.getState().reset();
      useCamera.getState().turn(false);
    },
    [],
  );
  // Panels and board one after the other: together they would hold the page twice as long.
  const [hasBoard, setHasBoard] = useState(false);
  useEffect(() => void startTransition(() => setHasBoard(true)), []);
  useTableKeys(now);
  useBeatSounds();
  const screen = useRef<HTMLDivElement>(null);
  useFreeArea(screen, `${now !== null} ${staged !== null && !staged.aside} ${turned} ${logOpen}`);
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
    ...(turnForFarPlayer ? ['flat'] : []),
    ...(turned ? ['for-far-player'] : []),
    ...(decision?.topic.kind === 'setDials' ? ['setting-dials'] : []),
    ...(staged && !staged.aside ? ['fighting'] : []),
    ...(measuring ? ['measuring'] : []),
    ...(coach ? ['coached'] : []),
    ...(demo ? ['demonstrating'] : []),
  ];
  const colors = { '--p1': sides.p1, '--p2': sides.p2 } as CSSProperties;
  return (
    <TableContext value={now}>
      <div ref={screen} className={classes.join(' ')} style={colors}>
        {hasBoard && (
          <Board
            engine={engine}
            game={game}
            sides={sides}
            help={options.help}
            decision={decision}
            missing={missing}
            fighting={staged && !staged.recap ? staged.story : null}
            onOption={option => presses.isMeant() && choose(option)}
            onPiece={onPiece}
          />
        )}
        {asked && <div className={`turn-light side-${asked}`} aria-hidden="true" />}
        <Mission />
        <div className="score-and-phase" data-covers>
          <Score />
          <Phases />
        </div>
        <Tools onLeave={onLeave} />
        <div className={`squads${squadsOpen ? ' open' : ''}`} data-covers>
          {coach}
          <Rail player="p2" />
          <Rail player="p1" />
        </div>
        {staged && !staged.aside && <DiceStage staged={staged} />}
        <DemoStrip />
        {!coach && <RoundSummary />}
        <div className="talk" data-covers>
          <RulerReadout />
          {refereeing ? <RefereePanel /> : <QuestionPanel onLeave={onLeave} />}
        </div>
        <OrderStrip />
        <FoldingLog />
        <GlossaryPopover />
        <LeaveAsk />
        <FlyingPoints />
        <CriticalCard />
        {picked && <ShipCard ship={picked} onClose={() => show({ picked: null })} />}
      </div>
    </TableContext>
  );
}
