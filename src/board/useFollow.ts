import { useEffect, useRef } from 'react';
import type { Decision, Subject } from '../engine/core/decision';
import { isShipId, type ObjectId } from '../engine/core/ids';
import type { Point } from '../engine/core/place';
import type { GameState } from '../engine/core/state';
import { useCoach } from '../store/coach';
import { useScreen } from '../store/screen';
import { useSettings } from '../store/settings';
import { useCamera } from './camera';
import type { Ghost } from './ghosts';
import { PACE, useMotion } from './motion/player';
import { placesAlong } from './overlays/trailLines';
import { piecesOf } from './pieceOf';
import { onBoard } from './scale';
import { boxAround } from './view';

/** Room around what a question is about, in millimetres: a base and a little. */
const AROUND = 60;

/** As far as most shots go, from middle to middle. */
const SHOT = 340;

/** So many enemies matter most for an action: more would take the table far away. */
const NEAREST = 3;

/** As far as a roll or a boost takes a ship, from middle to middle. */
const STEP = 90;

/** Every place that a question is about: the ship whose dial is set, its ship, the pieces among its answers, and where they would lead. */
export function placesAsked(
  game: GameState,
  decision: Decision,
  about: string,
  ghosts: readonly Pick<Ghost, 'pose'>[],
): readonly Point[] {
  const { topic, options } = decision;
  const placeOf = (id: ObjectId): readonly Point[] => placesOf(game, [id]);
  const named = ['ship', 'attacker', 'defender', 'token', 'target'].flatMap(role => {
    const id: unknown = role in topic ? topic[role as keyof typeof topic] : null;
    return typeof id === 'string' ? placeOf(id as ObjectId) : [];
  });
  // Dice are changed where the fight is, whoever helps.
  const pieces = options.flatMap(({ subject }: { readonly subject: Subject }) =>
    subject.kind === 'modification' ? [] : piecesOf(subject),
  );
  // Friends and rocks are locked seldom: they would take the table far away.
  const meant = topic.kind === 'lock' ? pieces.filter(id => isEnemy(game, decision, id)) : pieces;
  const subjects = (meant.length > 0 ? meant : pieces).flatMap(placeOf);
  // Pointing at an action shows where it leads: there is room for that already.
  const steps = topic.kind === 'chooseAction' ? named.flatMap(stepsFrom) : [];
  const engaging = topic.kind === 'chooseShip' && topic.toDo === 'engage';
  // Whom it may lock, and who may shoot at it.
  const foes = engaging
    ? foesNear(game, decision, subjects)
    : topic.kind === 'chooseAction'
      ? foesNear(game, decision, named).slice(0, NEAREST)
      : [];
  const attack = game.agenda.findLast(({ kind }) => kind === 'attack');
  const fighting = attack?.kind === 'attack' ? [attack.attack.attacker, attack.attack.defender].flatMap(placeOf) : [];
  return [
    ...placeOf(about as ObjectId),
    ...named,
    ...subjects,
    ...steps,
    ...foes,
    ...fighting,
    ...ghosts.map(({ pose }) => onBoard(pose)),
  ];
}

function placesOf({ ships, rocks, devices, markers }: GameState, ids: readonly ObjectId[]): readonly Point[] {
  return ids.flatMap(id => {
    const piece =
      ships[id as keyof typeof ships]?.pose ??
      rocks[id as keyof typeof rocks]?.pose ??
      devices[id as keyof typeof devices]?.pose ??
      markers[id as keyof typeof markers];
    return piece ? [onBoard(piece)] : [];
  });
}

/** Behind the curtain and at the end nobody is asked: all ships on the table are looked at. */
export function placesUnasked(game: GameState): readonly Point[] {
  const { outcome, pending } = game;
  const dials = pending.length > 0 && pending.every(({ topic }) => topic.kind === 'setDials');
  return outcome || dials ? placesOfShips(game) : [];
}

const placesOfShips = ({ ships }: GameState): readonly Point[] =>
  Object.values(ships)
    .filter(({ where }) => where === 'table')
    .map(({ pose }) => onBoard(pose));

const isEnemy = ({ ships }: GameState, { player }: Decision, id: ObjectId): boolean =>
  isShipId(id) && ships[id]?.player !== player;

const stepsFrom = ({ x, y }: Point): readonly Point[] => [
  { x: x - STEP, y: y - STEP },
  { x: x + STEP, y: y + STEP },
];

/** Who engages is chosen together with whom it attacks, an action with whom it locks. The nearest first. */
const foesNear = ({ ships }: GameState, { player }: Decision, own: readonly Point[]): readonly Point[] =>
  Object.values(ships)
    .filter(ship => ship.player !== player && ship.where === 'table')
    .map(({ pose }) => onBoard(pose))
    .map(place => ({ place, far: Math.min(...own.map(({ x, y }) => Math.hypot(place.x - x, place.y - y))) }))
    .filter(({ far }) => far < SHOT)
    .sort((one, other) => one.far - other.far)
    .map(({ place }) => place);

/**
 * The camera goes to each new question, and to a ship's way before it flies. A hand that moved the table has it until then,
 * and one that sets pieces until it is done.
 */
export function useFollow(
  game: GameState,
  decision: Decision | null,
  about: string,
  ghosts: readonly Pick<Ghost, 'pose'>[],
): void {
  const now = useRef({ game, decision, ghosts });
  now.current = { game, decision, ghosts };
  const id = decision?.id ?? null;
  const free = useCamera(camera => camera.free);
  useEffect(() => {
    if (id) useCamera.getState().release();
  }, [id]);
  const playing = useMotion(motion => motion.playing);
  const speaksOf = useCoach(coach => coach.speaksOf);
  const byHand = useScreen(screen => screen.tool === 'referee');
  useEffect(() => {
    const { game, decision, ghosts } = now.current;
    // What explains the question is seen first. A new window or panel is a new frame too.
    // Asked of the player itself: an answer's motion has begun by now, though this was rendered before it.
    const moving = playing || useMotion.getState().playing;
    if (!id || !about || !free || moving || byHand || !decision || decision.ask.kind === 'place') return;
    const places = [...placesAsked(game, decision, about, ghosts), ...placesOf(game, speaksOf)];
    useCamera.getState().frame(boxAround(places, AROUND));
  }, [id, about, free, playing, byHand, speaksOf]);
  const { outcome, round } = game;
  const trails = useScreen(screen => screen.trails);
  const unasked = id ? null : `${round} ${outcome !== null} ${trails.length}`;
  useEffect(() => {
    if (unasked) useCamera.getState().release();
  }, [unasked]);
  useEffect(() => {
    if (!unasked || !free || playing || useMotion.getState().playing) return;
    const ways = placesAlong(useScreen.getState().trails).map(onBoard);
    const { game } = now.current;
    const places = ways.length > 0 ? [...ways, ...placesOfShips(game)] : placesUnasked(game);
    useCamera.getState().frame(boxAround(places, AROUND));
  }, [unasked, free, playing]);
  useEffect(
    () =>
      useMotion.getState().onBeat(beat => {
        if (beat.kind === 'reveal') {
          useCamera.getState().frame(boxAround([onBoard(beat.at), ...wayAhead()], AROUND));
        } else if (beat.kind === 'move') {
          const { from, to } = beat.way;
          useCamera.getState().frame(boxAround([onBoard(from), onBoard(to)], AROUND));
        } else if (beat.kind === 'attack') {
          useCamera.getState().frame(boxAround([onBoard(beat.from), onBoard(beat.to)], AROUND));
        } else if (beat.kind === 'kill') {
          const { motion } = useSettings.getState();
          if (motion === 'off') return;
          const { ships } = now.current.game;
          const killer = beat.by && isShipId(beat.by) ? ships[beat.by]?.pose : null;
          const places = [beat.at, ...(killer ? [killer] : [])].map(onBoard);
          useCamera.getState().lean(onBoard(beat.at), PACE[motion], boxAround(places, AROUND));
        }
      }),
    [],
  );
}

/** Where the ship whose dial is turned up flies next. */
function wayAhead(): readonly Point[] {
  const { beats, at } = useMotion.getState();
  const next = beats[at + 1];
  return next?.kind === 'move' ? [onBoard(next.way.from), onBoard(next.way.to)] : [];
}
