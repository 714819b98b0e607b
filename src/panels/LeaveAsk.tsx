import { type Loss, useLeaving } from './leaving';
import { Sheet } from './table/bar/Sheet';
import { WORDS } from './words';
import './LeaveAsk.css';

const words = WORDS.leaving;
const stay = () => useLeaving.setState({ wish: null });

/** Asked before something is lost by leaving, or a game is left for what came unbidden. */
export function LeaveAsk() {
  const loss = useLeaving(store => store.loss);
  const wish = useLeaving(store => store.wish);
  if (!wish) return null;
  const go = () => {
    stay();
    wish();
  };
  return loss ? <Losing loss={loss} onGo={go} /> : <Visit onGo={go} />;
}

function Losing({ loss, onGo }: { readonly loss: Loss; readonly onGo: () => void }) {
  return (
    <Sheet title={words.losing} onClose={stay}>
      <p>
        {loss.problem} {words.lost}
      </p>
      <div className="leave-ask">
        <button type="button" className="accented" onClick={loss.saveAsFile}>
          {words.file}
        </button>
        <button type="button" onClick={stay}>
          {words.stay}
        </button>
        <button type="button" onClick={onGo}>
          {words.anyway}
        </button>
      </div>
    </Sheet>
  );
}

function Visit({ onGo }: { readonly onGo: () => void }) {
  return (
    <Sheet title={words.visit} onClose={stay}>
      <p>{words.visitAbout}</p>
      <div className="leave-ask">
        <button type="button" className="accented" onClick={stay}>
          {words.playOn}
        </button>
        <button type="button" onClick={onGo}>
          {words.look}
        </button>
      </div>
    </Sheet>
  );
}
