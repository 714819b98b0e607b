import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useCamera } from '../../board/camera';
import { useParts } from '../../board/useParts';
import { useCoach } from '../../store/coach';
import { useScreen } from '../../store/screen';
import { useSettings } from '../../store/settings';
import { DemoStrip } from '../demo/DemoStrip';
import { PieceTip } from '../explain/PieceTip';
import { GlossaryPopover } from '../GlossaryPopover';
import { LeaveAsk } from '../LeaveAsk';
import { usePlaying } from '../leaving';
import { closeBook, useBook } from '../rulebook/book';
import { Voice } from '../voice/Voice';
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
import { TableBoard } from './TableBoard';
import { useFreeArea } from './useFreeArea';
import { TableContext, useTableNow } from './useTable';
import { useTableKeys } from './useTableKeys';
import './TableScreen.css';

interface Props {
  readonly onLeave: () => void;
  /** What a lesson or a drill says, above the squads. */
  readonly coach?: ReactNode;
  /** What stands in the question's place where nothing is asked. */
  readonly talk?: ReactNode;
  /** A lesson leaves out what it does not teach. */
  readonly lesson?: boolean;
}

const BookSheet = lazy(() =>
  import('../rulebook/BookSheet').then(({ BookSheet: component }) => ({ default: component })),
);

/** What tells of the game around the question. It follows in slices, a moment after the question and its answers. */
const Around = {
  Mission: memo(Mission),
  Phases: memo(Phases),
  Rail: memo(Rail),
  OrderStrip: memo(OrderStrip),
  FoldingLog: memo(FoldingLog),
};

/** Question, each squad, order and log, board: each in a task of its own when the table comes up. */
const PARTS = 5;

/** What has no need of the screen that it stands on. */
const Own = {
  Score: memo(Score),
  DemoStrip: memo(DemoStrip),
  RoundSummary: memo(RoundSummary),
  RulerReadout: memo(RulerReadout),
  GlossaryPopover: memo(GlossaryPopover),
  PieceTip: memo(PieceTip),
  LeaveAsk: memo(LeaveAsk),
  FlyingPoints: memo(FlyingPoints),
  CriticalCard: memo(CriticalCard),
};

/** The table: the board is the window, squads and question stand at its edges. */
export function TableScreen({ onLeave, coach, talk, lesson = false }: Props) {
  const now = useTableNow();
  const measuring = useScreen(screen => screen.tool === 'ruler');
  const reading = useBook(book => book.open !== null);
  const refereeing = useScreen(screen => screen.tool === 'referee');
  const squadsOpen = useScreen(screen => screen.squadsOpen);
  const lookingBack = useScreen(screen => screen.explained?.game != null);
  const picked = useScreen(screen => screen.picked);
  const logOpen = useScreen(screen => screen.logOpen);
  const show = useScreen(screen => screen.show);
  const resting = useCoach(store => store.resting);
  const demo = useSettings(settings => settings.demo);
  const turnForFarPlayer = useSettings(settings => settings.turnForFarPlayer);
  const asked = useTurn(now?.decision?.player ?? null, now?.game ?? null);
  const staged = useStage();
  const turned = turnForFarPlayer && asked === 'p2';
  const later = useDeferredValue(now);
  useEffect(
    () => () => {
      useScreen.getState().reset();
      useCamera.getState().turn(false);
      closeBook();
    },
    [],
  );
  const parts = useParts(PARTS);
  usePlaying();
  useTableKeys(now);
  useBeatSounds();
  const screen = useRef<HTMLDivElement>(null);
  useFreeArea(
    screen,
    `${now !== null} ${now?.options.voice} ${staged !== null && !staged.aside && !lookingBack} ${turned} ${logOpen} ${resting} ${demo} ${parts}`,
  );
  if (!now) return null;
  const { sides, decision } = now;
  // Classes and no `:has()`: that would look through the whole screen again at every change.
  const classes = [
    'table-screen',
    ...(turnForFarPlayer ? ['flat'] : []),
    ...(turned ? ['for-far-player'] : []),
    ...(decision?.topic.kind === 'setDials' ? ['setting-dials'] : []),
    ...(staged && !staged.aside && !lookingBack ? ['fighting'] : []),
    ...(measuring ? ['measuring'] : []),
    ...(coach ? ['coached'] : []),
    ...(lesson ? ['in-lesson'] : []),
    ...(talk ? ['replaying'] : []),
    ...(resting ? ['resting'] : []),
    ...(demo ? ['demonstrating'] : []),
  ];
  const colors = { '--p1': sides.p1, '--p2': sides.p2 } as CSSProperties;
  return (
    <TableContext value={now}>
      <div ref={screen} className={classes.join(' ')} style={colors} aria-busy={parts < PARTS}>
        {parts > 4 && <TableBoard fighting={staged?.dims ? staged.story : null} />}
        {asked && <div className={`turn-light side-${asked}`} aria-hidden="true" />}
        <TableContext value={later ?? now}>
          <Around.Mission />
        </TableContext>
        <div className="score-and-phase" data-covers>
          <Own.Score />
          <TableContext value={later ?? now}>
            <Around.Phases />
          </TableContext>
        </div>
        <Tools onLeave={onLeave} />
        <div className={`squads${squadsOpen ? ' open' : ''}`} data-covers>
          {coach ?? <Voice />}
          <TableContext value={later ?? now}>
            {parts > 1 && <Around.Rail player="p2" />}
            {parts > 2 && <Around.Rail player="p1" />}
          </TableContext>
        </div>
        {staged && !staged.aside && !lookingBack && <DiceStage staged={staged} />}
        <Own.DemoStrip />
        {!coach && <Own.RoundSummary />}
        <div className="talk" data-covers>
          <Own.RulerReadout />
          {talk ?? (refereeing ? <RefereePanel /> : <QuestionPanel onLeave={onLeave} />)}
        </div>
        <TableContext value={later ?? now}>
          {parts > 3 && <Around.OrderStrip />}
          {parts > 3 && <Around.FoldingLog />}
        </TableContext>
        <Own.GlossaryPopover />
        <Own.PieceTip />
        <Own.LeaveAsk />
        <Own.FlyingPoints />
        <Own.CriticalCard />
        {reading && (
          <Suspense>
            <BookSheet />
          </Suspense>
        )}
        {picked && <ShipCard ship={picked} onClose={() => show({ picked: null })} />}
      </div>
    </TableContext>
  );
}
