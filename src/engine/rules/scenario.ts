import { asking, type Effect, type EffectNamed, type Effects } from '../core/effect';
import { type MarkerId, opponentOf, type PlayerId } from '../core/ids';
import type { Marker } from '../core/state';
import { PLAY_AREA } from '../geometry/measures';
import { roundPose } from '../geometry/pose';
import { hasCondition } from '../look/conditions';
import { cacheOn } from '../look/markers';
import { shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';
import { announce } from './steps';

/** One marker lies in the centre; the others are placed in turn, beginning with the first player. */
function placeMarkers(run: Run): Effects {
  const { marker, placed } = run.rules.scenarioOf(run.state.setup.scenario);
  if (!placed) return [];
  const lying = Object.keys(run.state.markers).length;
  if (lying === 0) {
    const id: MarkerId = 'marker:1';
    const at = { id, x: PLAY_AREA / 2, y: PLAY_AREA / 2, kind: marker, player: null, charged: true, onShip: null };
    run.write(game => void (game.markers[id] = at));
    run.emit({ type: 'markerPlaced', marker: id, at: { x: at.x, y: at.y }, player: null });
    return [{ do: 'placeMarkers' }];
  }
  const near = placed[lying - 1];
  if (!near) return [];
  const { firstPlayer } = run.state;
  const player = lying % 2 === 1 ? firstPlayer : opponentOf(firstPlayer);
  const edge: PlayerId = near === 'own' ? player : opponentOf(player);
  const next: MarkerId = `marker:${lying + 1}`;
  return [
    asking({
      player,
      topic: { kind: 'placeMarker' },
      ask: { kind: 'place', region: { kind: 'objective', edge } },
      options: [
        {
          key: `place:${next}`,
          subject: { kind: 'marker', marker: next },
          then: [{ do: 'putMarker', marker: next, pose: null, by: player }],
        },
      ],
    }),
    { do: 'placeMarkers' },
  ];
}

/** Lays a marker into the play area, new or thrown off by a ship. */
function putMarker(run: Run, { marker: id, pose, by }: EffectNamed<'putMarker'>): Effects {
  if (!pose) throw new Error(`${id} was placed nowhere`);
  const { x, y } = roundPose(pose);
  const { marker: kind } = run.rules.scenarioOf(run.state.setup.scenario);
  const known: Marker = run.state.markers[id] ?? { id, x, y, kind, player: null, charged: true, onShip: null };
  run.write(game => void (game.markers[id] = { ...known, x, y, onShip: null }));
  run.emit({ type: 'markerPlaced', marker: id, at: { x, y }, player: by });
  return [];
}

function markMarker(run: Run, { marker, player }: EffectNamed<'markMarker'>): Effects {
  run.write(game => void (game.markers[marker]!.player = player));
  run.emit({ type: 'markerMarked', marker, player });
  return [];
}

/** The cache goes onto the ship's card, and a cloak with it. */
function tow(run: Run, { ship, marker }: EffectNamed<'tow'>): Effects {
  run.write(game => void (game.markers[marker]!.onShip = ship));
  run.emit({ type: 'cacheTowed', ship, marker });
  return shipOf(run.state, ship).tokens.cloak > 0 ? [{ do: 'removeToken', ship, token: 'cloak', spent: false }] : [];
}

/** The opponent places the cache at range 1 of where the ship is, or was. */
function jettison(run: Run, { ship: id, from }: EffectNamed<'jettison'>): Effects {
  const cache = cacheOn(run, id);
  if (!cache) return [];
  run.emit({ type: 'cacheJettisoned', ship: id, marker: cache.id });
  const by = opponentOf(shipOf(run.state, id).player);
  return [
    asking({
      player: by,
      topic: { kind: 'placeMarker' },
      ask: { kind: 'place', region: { kind: 'jettison', ship: id, from } },
      options: [
        {
          key: `place:${cache.id}`,
          subject: { kind: 'marker', marker: cache.id },
          then: [{ do: 'putMarker', marker: cache.id, pose: null, by }],
        },
      ],
    }),
  ];
}

/** Spends the cache's charge for the condition, of which a ship has but one. */
function transmit(run: Run, { ship, marker }: EffectNamed<'transmit'>): Effects {
  const { condition: card } = run.rules.scenarioOf(run.state.setup.scenario);
  if (!card || !run.state.markers[marker]!.charged || hasCondition(shipOf(run.state, ship), card)) return [];
  run.write(game => {
    game.markers[marker]!.charged = false;
    game.ships[ship]!.conditions.push({ card, from: null, faceup: true });
  });
  run.emit({ type: 'knowledgeGained', ship, marker });
  return [];
}

/** From the second round on, before anything that happens at the start of the End Phase. */
function scoreRound(run: Run): Effects {
  if (run.state.round < 2) return [];
  const { scoreRound: earnedBy, afterScoring } = run.rules.scenarioOf(run.state.setup.scenario);
  const earned = earnedBy(run);
  return [
    ...earned.map(
      ({ player, points, markers, ahead }): Effect => ({
        do: 'score',
        player,
        points,
        reason: { kind: 'objective', markers, alone: ahead },
      }),
    ),
    announce({ type: 'roundScored', round: run.state.round }),
    ...(afterScoring?.(run, earned) ?? []),
    { do: 'rechargeMarkers' },
  ];
}

function rechargeMarkers(run: Run): Effects {
  const empty = Object.values(run.state.markers).filter(({ charged }) => !charged);
  if (empty.length === 0) return [];
  run.write(game => {
    for (const { id } of empty) game.markers[id]!.charged = true;
  });
  for (const { id } of empty) run.emit({ type: 'markerRecharged', marker: id });
  return [];
}

export const scenarioHandlers = {
  placeMarkers,
  putMarker,
  markMarker,
  tow,
  jettison,
  transmit,
  scoreRound,
  rechargeMarkers,
} satisfies Partial<Handlers>;
