import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCamera } from '../../../board/camera';
import { useMotion } from '../../../board/motion/player';
import { onBoard } from '../../../board/scale';
import { boxAround } from '../../../board/view';
import { isShipId, type UnitId } from '../../../engine/core/ids';
import { initiativeOf } from '../../../engine/look/initiative';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { pickingIn, withPick } from '../question/attack/dice';
import { useTable } from '../useTable';
import { canceledIn } from './cancel';
import './DiceStage.css';
import { layOf, layPlates, type StageLayout } from './layout';
import { StageCanvas } from './StageCanvas';
import { StageSum } from './StageSum';
import type { StageDie, StageStory } from './story';
import type { Staged } from './useStage';
import { useTick } from './useTick';
import { changeInWords, tagOf } from './words';

const POOLS = ['attack', 'defense'] as const;
type PoolName = (typeof POOLS)[number];

/** The dice of an attack, both pools large, from the first that falls to the number that is left. */
export function DiceStage({ staged: { story, recap, close } }: { readonly staged: Staged }) {
  const box = useRef<HTMLElement>(null);
  const events = useGame(store => store.events);
  const beat = useMotion(motion =>
    motion.playing && motion.events === events ? (motion.beats[motion.at] ?? null) : null,
  );
  const tick = useTick(beat);
  const columns = Math.max(story.attack?.dice.length ?? 0, story.defense?.dice.length ?? 0, 3);
  const lay = useLayout(box, columns);
  const canceled = useMemo(() => canceledIn(story), [story]);
  const picked = usePicked();
  const picture = useMemo(() => ({ story, canceled, beat, picked }), [story, canceled, beat, picked]);
  useFight(story, recap);
  const resting = (pool: PoolName): readonly StageDie[] =>
    (story[pool]?.dice ?? []).filter(
      (_, at) => !(beat?.kind === 'dice' && beat.pool === pool && tick.falling.includes(at)),
    );
  const counted = beat?.kind !== 'cancel';
  return (
    <section
      ref={box}
      className={`dice-stage panel${recap ? ' recap' : ''}`}
      aria-label="Dice"
      data-covers
      onPointerDown={() => useMotion.getState().goOn()}
    >
      <StageCanvas lay={lay} picture={picture} />
      {POOLS.map(pool => (
        <UnitTag key={pool} unit={pool === 'attack' ? story.attacker : story.defender} lay={lay} y={lay.rows[pool]} />
      ))}
      {POOLS.map(pool => (
        <ul key={pool} aria-label={`${pool} dice on the stage`} className={`stage-dice stage-${pool}`}>
          {resting(pool).map((die, at) => (
            <li key={at} className="for-screen-readers">
              {die.face}
              {die.rerolled ? ', rerolled' : ''}
              {pool === 'attack' && counted && canceled.attack.includes(at) ? ', canceled' : ''}
            </li>
          ))}
        </ul>
      ))}
      {POOLS.map(pool => (
        <Plates key={pool} pool={pool} story={story} lay={lay} columns={pool === 'defense' ? canceled.columns : null} />
      ))}
      {!beat && POOLS.map(pool => <DieButtons key={pool} pool={pool} lay={lay} />)}
      <StageSum story={story} beat={beat} tick={tick} />
      {recap && (
        <button type="button" className="stage-close" aria-label="Close the dice" onClick={close}>
          <Icon name="close" size={16} />
        </button>
      )}
    </section>
  );
}

const SIZE = { width: 740, height: 316 } as const;

function useLayout(box: React.RefObject<HTMLElement | null>, columns: number): StageLayout {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>(SIZE);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const tell = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    tell();
    const watcher = new ResizeObserver(tell);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  const writing = useCamera(camera => camera.writing);
  return useMemo(() => layOf(size.width, size.height, columns, writing), [size, columns, writing]);
}

/** Attacker and defender stay in sight above the stage. */
function useFight({ attacker, defender }: StageStory, recap: boolean): void {
  const { game } = useTable();
  const free = useCamera(camera => camera.free);
  const poses = useRef(game);
  poses.current = game;
  useEffect(() => {
    if (recap || free.width === 0) return;
    const places = [attacker, defender].flatMap(unit => {
      const pose = isShipId(unit) ? poses.current.ships[unit]?.pose : poses.current.devices[unit]?.pose;
      return pose ? [onBoard(pose)] : [];
    });
    useCamera.getState().frame(boxAround(places, AROUND));
  }, [attacker, defender, free, recap]);
}

/** Room around both, in millimetres: half a base, its tag and a little air. */
const AROUND = 48;

function usePicked(): Readonly<Record<PoolName, readonly number[]>> {
  const { decision } = useTable();
  const picks = useScreen(screen => screen.picks);
  return useMemo(() => {
    const inPool = (pool: PoolName) =>
      (pickingIn(decision, pool)?.options ?? []).flatMap(({ key, subject }) =>
        subject.kind === 'die' && picks.includes(key) ? [subject.index] : [],
      );
    return { attack: inPool('attack'), defense: inPool('defense') };
  }, [decision, picks]);
}

interface PlaceProps {
  readonly lay: StageLayout;
}

function UnitTag({ unit, lay, y }: PlaceProps & { readonly unit: UnitId; readonly y: number }) {
  const table = useTable();
  const ship = isShipId(unit) ? table.game.ships[unit] : undefined;
  const player = ship?.player ?? (isShipId(unit) ? null : table.game.devices[unit]?.owner) ?? 'p1';
  const { x, half } = lay.model;
  // A remote has no model: its mark and its name stand there.
  if (!ship)
    return (
      <span className={`stage-tag stage-remote side-${player}`} style={{ left: x, top: y, maxWidth: 1.9 * x }}>
        <Icon name="remote" size={Math.round(half)} /> {tagOf(table, unit)}
      </span>
    );
  return (
    <span className={`stage-tag side-${player}`} style={{ left: x, top: y + half }}>
      {tagOf(table, unit)} <b>{initiativeOf({ state: table.game, rules: table.rules }, ship)}</b>
    </span>
  );
}

interface PlatesProps extends PlaceProps {
  readonly pool: PoolName;
  readonly story: StageStory;
  /** Where dice have been moved to; null where each lies as it fell. */
  readonly columns: readonly number[] | null;
}

/** Below the dice that were changed, by what. */
function Plates({ pool, story, lay, columns }: PlatesProps) {
  const table = useTable();
  const shown = (story[pool]?.changes ?? []).filter(({ dice }) => dice.length > 0);
  const plates = shown.map(change => ({
    words: changeInWords(table, change),
    middle: change.dice.reduce((sum, die) => sum + lay.column(columns?.[die] ?? die), 0) / change.dice.length,
  }));
  return layPlates(lay, pool, plates).map(({ words, left, top }) => (
    <span key={`${words} ${left}`} className="stage-plate" style={{ left, top }}>
      {words}
    </span>
  ));
}

/** Dice that may be picked can be pressed here too; the panel has them as buttons for keys and screen readers. */
function DieButtons({ pool, lay }: PlaceProps & { readonly pool: PoolName }) {
  const { decision } = useTable();
  const picks = useScreen(screen => screen.picks);
  const show = useScreen(screen => screen.show);
  const picking = pickingIn(decision, pool);
  return (picking?.options ?? []).map(({ key, subject }) => {
    if (subject.kind !== 'die') return null;
    const side = Math.max(44, lay.die * 2);
    return (
      <button
        key={key}
        type="button"
        className="stage-die"
        tabIndex={-1}
        aria-hidden="true"
        style={{
          left: lay.column(subject.index) - side / 2,
          top: lay.rows[pool] - side / 2,
          width: side,
          height: side,
        }}
        onClick={() => show({ picks: withPick(picks, key, picking!.max) })}
      />
    );
  });
}
