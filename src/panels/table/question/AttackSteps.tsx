import { useMemo } from 'react';
import type { Attack } from '../../../engine/core/frame';
import { isObstructed } from '../../../engine/look/attack';
import { useGame } from '../../../store/game';
import { Icon } from '../../Icon';
import { cardName } from '../labels';
import { tagOf } from '../stage/words';
import { type TableNow, useTable } from '../useTable';
import './AttackSteps.css';
import { OddsNow } from './attack/OddsNow';
import { damageInWords, neutralizedInWords } from './attack/resultWords';
import { type AttackStory, eventsOfAttack, storyOf } from './attack/story';
import { attackFrame, SIX_STEPS, stepNow } from './attack/underWay';

/** The attack under way: its six steps, and below what the last of them has come to. The dice lie on the stage. */
export function AttackSteps() {
  const table = useTable();
  const past = useGame(store => store.past);
  const frame = attackFrame(table.game);
  const attack = frame?.attack;
  const story = useMemo(() => attack && storyOf(eventsOfAttack(past, attack), attack), [past, attack]);
  if (!frame || !attack || !story) return null;
  const now = stepNow(frame);
  const results = resultsOf(table, attack, story);
  return (
    <>
      <SixSteps now={now} />
      <p className="attack-told">{results.filter(words => words !== '').join('; ')}</p>
      <OddsNow />
    </>
  );
}

/** The six steps in a row: those done, the one under way, those to come. */
export function SixSteps({ now }: { readonly now: number }) {
  return (
    <ol className="attack-steps" aria-label="The attack">
      {SIX_STEPS.map(({ name, short = name }, at) => (
        <li
          key={name}
          className={at < now ? 'done' : at > now ? 'coming' : 'now'}
          aria-current={at === now ? 'step' : undefined}
        >
          <span className="attack-step-number">{at < now ? <Icon name="ready" title="done" /> : at + 1}</span>{' '}
          {at === now ? name : short}
        </li>
      ))}
    </ol>
  );
}

/** What each step has come to that the dice do not show. */
const resultsOf = (table: TableNow, attack: Attack, story: AttackStory): readonly string[] => [
  declaredInWords(table, attack),
  neutralizedInWords(story),
  damageInWords(table, attack, story),
];

function declaredInWords(table: TableNow, attack: Attack): string {
  const { attacker, defender, weapon, range, obstructedBy, bonus } = attack;
  const state = { state: table.game, rules: table.rules };
  return [
    `${tagOf(table, attacker)} → ${tagOf(table, defender)}`,
    ...(bonus ? ['bonus attack'] : []),
    ...(table.rules.catalog.hasUpgrade(weapon) ? [cardName(table, weapon)] : []),
    `range ${range}`,
    ...(isObstructed(state, obstructedBy) ? ['obstructed'] : []),
  ].join(', ');
}
