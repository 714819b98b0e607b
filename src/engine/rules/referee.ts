import { castDraft } from 'immer';
import type { Effect, EffectNamed, Effects } from '../core/effect';
import { isShipId, type ObjectId, opponentOf, PLAYERS, type PlayerId, type RockId, type ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { RefereeEdit } from '../core/referee';
import type { Game } from '../core/state';
import { unreachable } from '../core/unreachable';
import type { AttackFace, DefenseFace } from '../core/vocabulary';
import { roundPose } from '../geometry/pose';
import { shipOf } from '../look/ships';
import { writeAttack } from './attack/write';
import { copied } from './copied';
import type { Handlers } from './handlers';
import { practise } from './practice';
import { frameOf, type Run } from './run';

/** What a player did by hand. Tokens and damage cards then do what the rules say they do. */
function referee(run: Run, { player, edit }: EffectNamed<'referee'>): Effects {
  run.emit({ type: 'refereed', player, edit });
  switch (edit.kind) {
    case 'move':
      return move(run, edit.piece, roundPose(edit.pose));
    case 'giveToken':
      return [{ do: 'gainToken', ship: edit.ship, token: edit.token, by: player }];
    case 'takeToken':
      return [{ do: 'removeToken', ship: edit.ship, token: edit.token, spent: false }];
    case 'giveLock':
      return [{ do: 'acquireLock', ship: edit.ship, object: edit.object }];
    case 'takeLock':
      return [{ do: 'breakLock', ship: edit.ship, object: edit.object, spent: false }];
    case 'setCharges':
      return setCharges(run, edit);
    case 'setForce':
      run.write(game => void (game.ships[edit.ship]!.force = edit.to));
      return [];
    case 'setShields':
      run.write(game => void (game.ships[edit.ship]!.shields = edit.to));
      return [{ do: 'checkHalf', ship: edit.ship }];
    case 'dealDamage':
      return [{ do: 'dealDamage', ship: edit.ship, faceup: edit.faceup }];
    case 'flipDamage':
      return flip(run, edit.ship, edit.card);
    case 'discardDamage':
      return discard(run, edit.ship, edit.card);
    case 'flipUpgrade':
      return [{ do: 'flipCard', ship: edit.ship, card: edit.card }];
    case 'setDie':
      return setDie(run, edit);
    case 'markPoints':
      return [{ do: 'score', player: edit.for, points: edit.points, reason: { kind: 'referee' } }];
    case 'settle':
    case 'setNextRoll':
    case 'bringBack':
      return practise(run, edit);
    case 'concede':
      return [{ do: 'endGame', winner: opponentOf(player), reason: 'conceded' }];
    case 'agreeToDraw':
      return agreeToDraw(run, player, edit.agreed);
    case 'endAfterRound':
      run.write(game => void (game.endsAfterRound = edit.agreed));
      return [];
    case 'reseed':
      return reseed(run, edit.seed);
    case 'copied':
      return copied(run, edit.seed);
    default:
      return unreachable(edit);
  }
}

type Edit<K extends RefereeEdit['kind']> = Extract<RefereeEdit, { readonly kind: K }>;

function move(run: Run, piece: ObjectId, pose: Pose): Effects {
  if (isShipId(piece)) {
    return [{ do: 'moveShip', ship: piece, to: pose, how: 'referee', by: 'referee', travelled: null }];
  }
  run.write(game => {
    if (piece.startsWith('rock:')) game.rocks[piece as RockId]!.pose = pose;
    else if (piece.startsWith('token:')) game.devices[piece as keyof Game['devices']]!.pose = pose;
    else Object.assign(game.markers[piece as keyof Game['markers']]!, { x: pose.x, y: pose.y });
  });
  return [];
}

function setCharges(run: Run, { ship, card, to }: Edit<'setCharges'>): Effects {
  run.write(game => {
    const writable = game.ships[ship]!;
    if (card === null) writable.charges = to;
    else writable.upgrades.find(one => one.card === card)!.charges = to;
  });
  return [];
}

/** A faceup card is turned facedown, which is a repair; a facedown one is exposed, and its text is read. */
function flip(run: Run, ship: ShipId, at: number): Effects {
  const { id, faceup } = shipOf(run.state, ship).damage[at]!;
  return [{ do: faceup ? 'repairDamage' : 'exposeDamage', ship, id }];
}

/** A facedown card is repaired by discarding it; a faceup one is turned facedown on the way. */
function discard(run: Run, ship: ShipId, at: number): Effects {
  const { id, faceup } = shipOf(run.state, ship).damage[at]!;
  const repair: Effect = { do: 'repairDamage', ship, id };
  return faceup ? [repair, repair] : [repair];
}

function setDie(run: Run, { dice, die, face }: Edit<'setDie'>): Effects {
  const { attack } = frameOf(run.state, 'attack');
  const put = <D extends { readonly face: string }>(pool: readonly D[], to: D['face']): readonly D[] =>
    pool.map((one, index) => (index === die ? { ...one, face: to } : one));
  writeAttack(
    run,
    dice === 'attack'
      ? { attackDice: put(attack.attackDice, face as AttackFace) }
      : { defenseDice: put(attack.defenseDice, face as DefenseFace) },
  );
  return [];
}

function agreeToDraw(run: Run, player: PlayerId, agreed: boolean): Effects {
  run.write(game => {
    game.agreesToDraw = PLAYERS.filter(one => (one === player ? agreed : game.agreesToDraw.includes(one)));
  });
  return run.state.agreesToDraw.length === PLAYERS.length
    ? [{ do: 'endGame', winner: null, reason: 'agreedDraw' }]
    : [];
}

function reseed(run: Run, seed: number | null): Effects {
  run.write(game => void (game.rng = castDraft({ kind: 'seeded', seed: (seed ?? 0) | 0 })));
  return [];
}

export const refereeHandlers = { referee } satisfies Partial<Handlers>;
