import { WORDS } from '../words';
import { putOffUpdate, takeUpdate, useUpdate } from './update';
import './UpdateBand.css';

const words = WORDS.update;

/** Asks whether the newer version is to be loaded. It stands where nothing is being played. */
export function UpdateBand() {
  const waiting = useUpdate(store => store.waiting);
  if (!waiting) return null;
  return (
    <section className="update-band" aria-label={words.title}>
      <p role="status">{words.about}</p>
      <p className="update-buttons">
        <button type="button" onClick={takeUpdate}>
          {words.take}
        </button>
        <button type="button" onClick={putOffUpdate}>
          {words.later}
        </button>
      </p>
    </section>
  );
}
