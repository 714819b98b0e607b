import { useCallback } from 'react';
import type { Odds } from '../../../../engine';
import { useScreen } from '../../../../store/screen';
import { useTable } from '../../useTable';
import { DiceTray } from '../DiceTray';
import { Pinned } from '../Frame';
import { OddsBar } from '../Odds';
import { diceInWords, type Picking, type Pool, shortcutsFor } from './dice';
import { attackFrame } from './underWay';
import { useLater } from './useLater';

interface Props {
  readonly pool: Pool;
  readonly picking: Picking;
  readonly verb: 'Reroll' | 'Change';
}

/** Which dice, here or on the stage; some of them at one press, and the word. */
export function PickDice({ pool, picking: { options, min, max }, verb }: Props) {
  const { game, answer, missing, options: agreed } = useTable();
  const all = useScreen(screen => screen.picks);
  const picks = all.filter(key => options.some(option => option.key === key));
  const attack = attackFrame(game)?.attack;
  const dice = (pool === 'attack' ? attack?.attackDice : attack?.defenseDice) ?? [];
  const faces = dice.map(({ face }) => face);
  const ready = picks.length >= min && picks.length <= max;
  const shortcuts = verb === 'Reroll' ? shortcutsFor(pool, options, faces, max) : [];
  return (
    <>
      <p className="pick-words" role="status">
        {`Pick ${howMany(min, max)}. Picked: ${picks.length}.`}
        {missing.length > 0 && ' Dice with a mark were rerolled before and stay.'}
      </p>
      <DiceTray pool={pool} dice={dice} options={options} max={max} />
      <div className="answers pick-dice">
        {shortcuts.map(({ label, picks: those }) => (
          <button key={label} type="button" className="pick-shortcut" onClick={() => answer({ picks: those })}>
            Reroll {label}
          </button>
        ))}
      </div>
      <Pinned>
        <button type="button" className="accented" disabled={!ready} onClick={() => answer({ picks })}>
          {picks.length > 0 ? `${verb} ${diceInWords(picks.length)}` : `${verb} dice`}
        </button>
      </Pinned>
      {agreed.help === 'assisted' && <PickOdds picks={ready ? picks : null} />}
    </>
  );
}

const howMany = (min: number, max: number): string => (min === max ? diceInWords(max) : `${min} to ${max} dice`);

/** With the dice picked; until enough are, with the best ones. */
function PickOdds({ picks }: { readonly picks: readonly string[] | null }) {
  const { engine, game, decision } = useTable();
  const picked = picks?.join(' ') ?? null;
  const work = useCallback((): Odds | null => {
    if (picked === null) return engine.odds(game);
    return engine.oddsOfChoice(game, decision!, { picks: picked.split(' ') });
  }, [engine, game, decision, picked]);
  return <OddsBar odds={useLater(work)} title={picks ? 'With these dice' : 'With the best dice'} />;
}
