import { useLeaving } from './leaving';
import { Sheet } from './table/bar/Sheet';
import './LeaveAsk.css';

const stay = () => useLeaving.setState({ wish: null });

/** Asked before something is lost by leaving. */
export function LeaveAsk() {
  const loss = useLeaving(store => store.loss);
  const wish = useLeaving(store => store.wish);
  if (!loss || !wish) return null;
  return (
    <Sheet title="Leave and lose this?" onClose={stay}>
      <p>{loss.problem} Whoever leaves now loses it, unless it is in a file.</p>
      <div className="leave-ask">
        <button type="button" className="accented" onClick={loss.saveAsFile}>
          Save as a file
        </button>
        <button type="button" onClick={stay}>
          Stay
        </button>
        <button
          type="button"
          onClick={() => {
            stay();
            wish();
          }}
        >
          Leave anyway
        </button>
      </div>
    </Sheet>
  );
}
