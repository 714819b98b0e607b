import { usePlacing } from '../../../board/placing/store';
import type { Topic } from '../../../engine/core/decision';
import { useGame } from '../../../store/game';
import { kindPlaced } from '../../../store/placing';
import { useTable } from '../useTable';

/** A stride that scatters what the table places, and how many places it looks at for one that is square. */
const SCATTER = 7919;
const LOOKED_AT = 8;

const REST: Readonly<Partial<Record<Topic['kind'], string>>> = {
  placeMarker: 'The rest of my markers',
  placeObstacle: 'The rest of my obstacles',
  placeDevice: 'The rest of my devices',
  placeShip: 'The rest of my ships',
};

/** The table finds a place by itself: for this piece, for the player's others of its kind, or for all that is still to come. */
export function ForMe() {
  const { game, decision, engine, answer } = useTable();
  const placeForMe = useGame(store => store.placeForMe);
  const placeAll = useGame(store => store.placeAll);
  const held = usePlacing(hand => hand.held);
  const { player, options } = decision!;
  const key = held?.kind === 'option' ? held.key : options[0]?.key;
  const placeIt = () => {
    const places = engine
      .legalAnswers(game, player, game.asked * SCATTER, LOOKED_AT)
      .flatMap(({ choice }) => ('pose' in choice && choice.option === key ? [choice] : []));
    const found = places.find(({ pose }) => pose.heading % 90 === 0) ?? places[0];
    if (found) answer(found);
  };
  return (
    <div className="place-for-me">
      <button type="button" onClick={placeIt}>
        Place it for me
      </button>
      {game.phase === 'setup' && (
        <>
          <button type="button" onClick={() => placeForMe(player)}>
            {REST[kindPlaced(decision!)] ?? 'The rest of mine'}
          </button>
          <button type="button" onClick={placeAll}>
            Everything for both
          </button>
        </>
      )}
    </div>
  );
}
