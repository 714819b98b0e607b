import type { Beat } from '../../../board/motion/scene';
import type { Face } from '../../../engine/core/event';
import { defenseDiceCount } from '../../../engine/rules/attack/count';
import { useGame } from '../../../store/game';
import { facesInWords } from '../question/attack/dice';
import { percent } from '../question/attack/oddsWords';
import { attackFrame } from '../question/attack/underWay';
import { useTable } from '../useTable';
import { chanceToHit } from './chance';
import type { StageStory } from './story';
import type { Tick } from './useTick';
import { countedInWords, isCounted } from './words';

interface Props {
  readonly story: StageStory;
  readonly beat: Beat | null;
  readonly tick: Tick;
}

/** What the dice come to: counted while they fall, then down to one number. */
export function StageSum({ story, beat, tick }: Props) {
  const { options } = useTable();
  const falling = (pool: 'attack' | 'defense') => (beat?.kind === 'dice' && beat.pool === pool ? tick.falling : []);
  const lying = (pool: 'attack' | 'defense'): readonly Face[] =>
    (story[pool]?.dice ?? []).flatMap(({ face }, at) => (falling(pool).includes(at) ? [] : [face]));
  if (story.result) return <Result story={story} tick={tick} counting={beat?.kind === 'cancel'} />;
  return (
    <div className="stage-sum">
      <Count pool="attack" faces={lying('attack')} falling={falling('attack').length} rolled={story.attack !== null} />
      {options.help === 'assisted' && tick.falling.length > 0 && (
        <Chance
          attack={lying('attack')}
          attackFalling={falling('attack').length}
          defense={lying('defense')}
          defenseFalling={story.defense ? falling('defense').length : null}
        />
      )}
      <Count
        pool="defense"
        faces={lying('defense')}
        falling={falling('defense').length}
        rolled={story.defense !== null}
      />
    </div>
  );
}

interface CountProps {
  readonly pool: 'attack' | 'defense';
  readonly faces: readonly Face[];
  readonly falling: number;
  readonly rolled: boolean;
}

function Count({ pool, faces, falling, rolled }: CountProps) {
  const counted = faces.filter(face => isCounted(pool, face));
  const words = [
    ...(counted.length > 0 ? [countedInWords(counted)] : []),
    ...(falling > 0 ? [`${falling} still falling`] : []),
  ].join(', ');
  return (
    <p className="stage-count">
      {rolled ? (
        <>
          <b>
            {counted.length}
            {falling > 0 ? ' ?' : ''}
          </b>
          <span>{words || (pool === 'attack' ? 'no hits' : 'no evades')}</span>
        </>
      ) : (
        pool === 'defense' && <ToRoll />
      )}
    </p>
  );
}

function ToRoll() {
  const toRoll = useDefenseDice();
  return <span>{toRoll > 0 ? `${toRoll} to roll` : 'none to roll'}</span>;
}

interface ChanceProps {
  readonly attack: readonly Face[];
  readonly attackFalling: number;
  readonly defense: readonly Face[];
  /** Null while none were rolled: then it is as many as will be. */
  readonly defenseFalling: number | null;
}

function Chance({ attack, attackFalling, defense, defenseFalling }: ChanceProps) {
  const toRoll = useDefenseDice();
  const chance = chanceToHit({ attack, attackFalling, defense, defenseFalling: defenseFalling ?? toRoll });
  return (
    <p className="stage-chance">
      {percent(chance)} to hit <span>by dice alone</span>
    </p>
  );
}

/** How many defense dice are still to be rolled: how many is no secret, whatever they show. */
function useDefenseDice(): number {
  const { rules } = useTable();
  const game = useGame(store => store.game);
  const events = useGame(store => store.events);
  const roll = events.find(event => event.type === 'diceRolled' && event.purpose.kind === 'defense');
  if (roll?.type === 'diceRolled') return roll.faces.length;
  const frame = game && attackFrame(game);
  return frame ? defenseDiceCount({ state: game, rules }, frame.attack) : 0;
}

interface ResultProps {
  readonly story: StageStory;
  readonly tick: Tick;
  readonly counting: boolean;
}

function Result({ story: { attack, defense, result }, tick, counting }: ResultProps) {
  const hits = (attack?.dice ?? []).map(({ face }) => face).filter(face => isCounted('attack', face));
  const canceled = Math.min(result!.canceled.length, tick.canceled);
  const evades = result!.canceled.length - result!.reinforced;
  const left = Math.max(0, hits.length - canceled);
  return (
    <div className={`stage-sum stage-result${counting ? ' counting' : ''}`}>
      <p className="stage-line">
        <b className="stage-hits">{hits.length}</b> <span>{countedInWords(hits) || 'no hits'}</span>
      </p>
      <p className="stage-line">
        <b className="stage-evades">
          {evades > 0 && '−'}
          {evades}
        </b>{' '}
        <span>{(defense?.dice.length ?? 0) > 0 ? (evades === 1 ? 'evade' : 'evades') : 'no dice'}</span>
      </p>
      {result!.reinforced > 0 && (
        <p className="stage-line">
          <b className="stage-evades">−{result!.reinforced}</b> <span>reinforced</span>
        </p>
      )}
      <p className="stage-left">
        <b>{left}</b>
        <span>{counting ? ' ' : result!.hit ? facesInWords(result!.attack) : 'miss'}</span>
      </p>
    </div>
  );
}
