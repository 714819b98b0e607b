import type { Order, Rolled, Example as Shown } from '../../rulebook/entry';
import { ORDER_STEPS } from '../../rulebook/orders';
import { useGame } from '../../store/game';
import { Icon, TokenIcon } from '../Icon';
import { hereIn } from './here';
import { SceneExample } from './SceneExample';
import { BOOK_WORDS } from './words';

interface Props {
  readonly title: string;
  readonly shows: Shown;
  readonly onOpen: (entry: string) => void;
}

/** What is drawn beside an entry's words. */
export function Example({ title, shows, onOpen }: Props) {
  if (shows.kind === 'order') return <Steps of={shows.of} onOpen={onOpen} />;
  return (
    <figure className="example">
      <Drawn title={title} shows={shows} />
      <figcaption>{shows.says}</figcaption>
    </figure>
  );
}

function Drawn({
  title,
  shows,
}: {
  readonly title: string;
  readonly shows: Exclude<Shown, { readonly kind: 'order' }>;
}) {
  switch (shows.kind) {
    case 'scene':
      return <SceneExample key={title} title={title} scene={shows.scene} />;
    case 'dice':
      return (
        <ul className="example-rows">
          {shows.rolls.map(roll => (
            <DiceRow key={roll.name} roll={roll} />
          ))}
        </ul>
      );
    case 'pieces':
      return (
        <ul className="example-pieces">
          {shows.pieces.map(([piece, name], index) => (
            <li key={index}>
              <TokenIcon piece={piece} size={44} />
              {name}
            </li>
          ))}
        </ul>
      );
    case 'icons':
      return (
        <ul className="example-pieces">
          {shows.icons.map(([icon, name]) => (
            <li key={name}>
              <Icon name={icon} size={36} />
              {name}
            </li>
          ))}
        </ul>
      );
  }
}

/** A pool of dice; those that were canceled are struck through. */
function DiceRow({ roll: { name, dice, faces, gone = 0 } }: { readonly roll: Rolled }) {
  return (
    <li className={`example-dice of-${dice}`}>
      <span className="example-pool">{name}</span>
      {faces.map((face, index) => (
        <span key={index} className={index < gone ? 'example-die gone' : 'example-die'}>
          <Icon name={face} size={26} title={index < gone ? `${face}, canceled` : face} />
        </span>
      ))}
    </li>
  );
}

/** The order of a round or an attack, with the place where the game stands. */
function Steps({ of, onOpen }: { readonly of: Order; readonly onOpen: (entry: string) => void }) {
  const game = useGame(store => store.game);
  const here = game && !game.outcome ? hereIn(of, game) : null;
  return (
    <ol className="example-order">
      {ORDER_STEPS[of].map(({ name, entry, says }, index) => (
        <li key={name} aria-current={index === here ? 'step' : undefined}>
          <button type="button" className="order-step" onClick={() => onOpen(entry)}>
            <b>{name}</b>
            {index === here && <mark>{BOOK_WORDS.now}</mark>}
          </button>
          <span>{says}</span>
        </li>
      ))}
    </ol>
  );
}
