import { PLAYERS } from '../../engine/core/ids';
import { freshSeedWords, LONGEST_SEED } from '../../store/seedWords';
import { Choice } from './Choice';
import type { Draft } from './draft';

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Omit<Draft, 'players'>>) => void;
}

const WHO = [
  { id: 'table', name: 'The table rolls' },
  { id: 'real', name: 'Real dice' },
] as const;

const SEEDS = [
  { id: 'secret', name: 'Secret seed' },
  { id: 'open', name: 'Open seed' },
] as const;

/** Who rolls, and what the table's dice are made from. */
export function DiceChoices({ draft, onChange }: Props) {
  const { realDice, openSeed } = draft;
  return (
    <>
      <Choice
        legend="Dice"
        className="choice-pair"
        options={WHO}
        chosen={realDice ? 'real' : 'table'}
        onChoose={id => onChange({ realDice: id === 'real' })}
        about={realDice ? realWords(draft) : 'Every roll comes from the seed of the game.'}
      />
      <Choice
        legend="Seed of the table’s dice and damage decks"
        className="choice-pair"
        options={SEEDS}
        chosen={openSeed === null ? 'secret' : 'open'}
        onChoose={id => onChange({ openSeed: id === 'open' ? freshSeedWords() : null })}
        about={
          openSeed === null
            ? 'Drawn by chance and shown when the game is over; then anyone can check the rolls.'
            : 'Both may choose and see it. Whoever looks it up knows what is to come: agree not to.'
        }
      />
      {openSeed !== null && (
        <div className="setup-seed">
          <label>
            Seed: a number or any words
            <input
              value={openSeed}
              maxLength={LONGEST_SEED}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ openSeed: target.value })}
            />
          </label>
          <button type="button" className="plain-button" onClick={() => onChange({ openSeed: freshSeedWords() })}>
            Another
          </button>
        </div>
      )}
    </>
  );
}

/** The table has no hands: it rolls for its own side, by the seed, so that those rolls can be checked. */
function realWords({ players }: Draft): string {
  const tables = PLAYERS.filter(player => players[player].table).length;
  if (tables === PLAYERS.length) return 'The table plays both sides, so it rolls all dice.';
  return tables === 0
    ? 'Both roll their own and enter what fell. Damage decks stay the table’s.'
    : 'You roll your own and enter what fell; the table rolls for its side, by the seed.';
}
