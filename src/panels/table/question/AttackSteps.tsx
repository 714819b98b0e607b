import { useMemo } from 'react';
import type { Attack } from '../../../engine/core/frame';
import { isShipId, type UnitId } from '../../../engine/core/ids';
import { isObstructed } from '../../../engine/look/attack';
import { attackDiceCount, defenseDiceCount } from '../../../engine/rules/attack/count';
import { useGame } from '../../../store/game';
import { Icon } from '../../Icon';
import { cardName, pieceName, shipTag } from '../labels';
import { type TableNow, useTable } from '../useTable';
import './AttackSteps.css';
import { type Pool, shownDice } from './attack/dice';
import { OddsNow } from './attack/OddsNow';
import { damageInWords, neutralizedInWords } from './attack/resultWords';
import { type AttackStory, eventsOfAttack, storyOf } from './attack/story';
import { attackFrame, SIX_STEPS, stepNow } from './attack/underWay';
import { DiceTray } from './DiceTray';

/** The attack under way as its six steps, which fill in as it goes on. */
export function AttackSteps() {
  const { game } = useTable();
  const past = useGame(store => store.past);
  const frame = attackFrame(game);
  const attack = frame?.attack;
  const story = useMemo(() => attack && storyOf(eventsOfAttack(past, attack), attack), [past, attack]);
  if (!frame || !attack || !story) return null;
  const now = stepNow(frame);
  return (
    <>
      <ol className="attack-steps" aria-label="The attack">
        {SIX_STEPS.map(({ name, short }, at) => (
          <li
            key={name}
            className={at < now ? 'done' : at > now ? 'coming' : 'now'}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className="attack-step-name">
              <span className="attack-step-number">{at < now ? <Icon name="ready" title="done" /> : at + 1}</span>{' '}
              {at > now ? (short ?? name) : name}
            </span>
            <StepResult at={at} reached={at <= now} attack={attack} story={story} />
          </li>
        ))}
      </ol>
      <OddsNow />
    </>
  );
}

interface ResultProps {
  readonly at: number;
  readonly reached: boolean;
  readonly attack: Attack;
  readonly story: AttackStory;
}

/** What a step has come to. */
function StepResult({ at, reached, attack, story }: ResultProps) {
  const table = useTable();
  switch (at) {
    case 0:
      return <span className="attack-step-result">{declaredInWords(table, attack)}</span>;
    case 1:
      return <PoolResult pool="attack" attack={attack} story={story} />;
    case 2:
      return <PoolResult pool="defense" attack={attack} story={story} />;
    case 3:
      return reached && <span className="attack-step-result">{neutralizedInWords(story)}</span>;
    case 4:
      return reached && <span className="attack-step-result">{damageInWords(table, attack, story)}</span>;
    default:
      return null;
  }
}

const tagOf = (table: TableNow, unit: UnitId): string => (isShipId(unit) ? shipTag(unit) : pieceName(table, unit));

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

type PoolProps = Pick<ResultProps, 'attack' | 'story'> & { readonly pool: Pool };

/** The dice of one side: those that lie there, or as many as will be rolled. */
function PoolResult({ pool, attack, story }: PoolProps) {
  const { game, rules } = useTable();
  const state = { state: game, rules };
  const toRoll = pool === 'attack' ? attackDiceCount(state, attack) : defenseDiceCount(state, attack);
  return <DiceTray pool={pool} dice={shownDice(attack, pool, story)} toRoll={toRoll} />;
}
