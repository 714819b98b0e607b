import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { isHalfMade } from '../../../store/stepBack';
import { Terms } from '../../rulebook/Terms';
import { questionOf } from '../labels';
import { useTable } from '../useTable';
import { Always } from './Always';
import { Answers } from './Answers';
import { AttackSteps } from './AttackSteps';
import { AttackTargets } from './AttackTargets';
import { ByNumber } from './ByNumber';
import { DialPicker } from './DialPicker';
import { DiceQuestion } from './DiceQuestion';
import { Frame } from './Frame';
import { HereHelp } from './here/HereHelp';
import { PlacePiece } from './PlacePiece';
import { EnterDice } from './rolled/EnterDice';
import { WhyNot } from './WhyNot';

/** The question in a sentence, and the way of answering that suits it. */
export function Question() {
  const table = useTable();
  const { decision } = table;
  if (!decision) return null;
  return (
    <Frame
      head={
        <h2 className="question-words" tabIndex={-1}>
          <Terms text={questionOf(table, decision)} />
        </h2>
      }
      footFirst={decision.options.some(({ key }) => key === 'ready')}
    >
      <AttackSteps />
      <Ways />
      <WhyNot />
      <div className="question-more">
        <ByNumber />
        <Always />
        <Back />
        <HereHelp />
      </div>
    </Frame>
  );
}

/** For fingers what Escape is for keys. */
function Back() {
  const half = useGame(({ past, lastChange }) => lastChange === 'answer' && isHalfMade(past));
  const undo = useGame(store => store.undo);
  const looking = useScreen(screen => screen.looking);
  return half ? (
    <button type="button" className="quiet-answer" onClick={() => undo(looking)}>
      Back <kbd>Esc</kbd>
    </button>
  ) : null;
}

function Ways() {
  const { decision } = useTable();
  switch (decision!.topic.kind) {
    case 'setDials':
      return <DialPicker />;
    case 'chooseAttack':
      return <AttackTargets />;
    case 'modifyDice':
    case 'rerollDice':
    case 'changeDice':
      return <DiceQuestion />;
    case 'enterDice':
    case 'enterFirstDice':
      return <EnterDice />;
    default:
      return decision!.ask.kind === 'place' ? <PlacePiece /> : <Answers />;
  }
}
