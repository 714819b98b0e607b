import { castDraft } from 'immer';
import type { Effect, EffectNamed, Effects } from '../core/effect';
import { unreachable } from '../core/unreachable';
import {
  coordinate,
  doAction,
  failAction,
  finishAction,
  grantAction,
  offerAction,
  offerLinkedAction,
  payAction,
  performAction,
  reloadCard,
} from './actions/perform';
import { beginAttack, chooseAttack, declareAttack } from './attack/declare';
import { changeDice, chooseChange, chooseReroll, rerollDice, useModification } from './attack/modify';
import { attackStep } from './attack/steps';
import { loseCharge, recoverCharge, recoverForce, spendCharge, spendForce } from './charges';
import {
  dealDamage,
  destroyShip,
  exposeDamage,
  flee,
  readDamageCard,
  removeShip,
  repairDamage,
  repairFacedown,
  sufferDamage,
  sufferOne,
} from './damage';
import { detonate, detonateBombs, markUsed, meetDevices } from './devices/detonate';
import { exposeOrStrain } from './devices/exposeOrStrain';
import { offerDrop, placeDevice } from './devices/place';
import { placeRemotes } from './devices/placeRemotes';
import {
  damageRemote,
  engageRemote,
  nextRemote,
  offerRelocation,
  relocate,
  spendDeviceCharge,
} from './devices/remotes';
import { fadeObstacles, removeDevice, removeObstacle } from './devices/remove';
import { detonateUnder } from './devices/under';
import { applyRoll, rollDice } from './dice';
import { decloak, offerDecloak } from './movement/decloak';
import { checkDifficulty } from './movement/difficulty';
import { execute, noMoreActions, overlapShips, settleManeuver, skipActionStep } from './movement/maneuver';
import { meetObstacle } from './movement/obstacles';
import { moveShip } from './movement/reposition';
import { offerTractorMove, offerTractorTurn, rotateShip } from './movement/tractor';
import {
  activate,
  endActivation,
  executeRevealed,
  nextActivation,
  performActionStep,
  revealDial,
} from './phases/activation';
import { checkVictory, endGame, recoverCharges, removeCircularTokens } from './phases/end';
import { endInitiative, engage, nextEngagement } from './phases/engagement';
import { awaitDials, setDial, setReady, takeBackDial } from './phases/planning';
import { endPhase, startPhase, startRound } from './phases/round';
import { nextSystem, systemOf } from './phases/system';
import { restoreShip } from './practice';
import { nextInQueue, resolveAbility, take } from './queue';
import { referee } from './referee';
import { replaced } from './replace';
import { arrive, deploy, placeInReserve } from './reserve';
import type { Run } from './run';
import {
  jettison,
  loseCondition,
  markMarker,
  placeMarkers,
  putMarker,
  rechargeMarkers,
  scoreRound,
  tow,
  transmit,
} from './scenario';
import { checkHalf, score } from './scoring';
import { prepareComponents } from './setup/components';
import { rollForFirstPlayer } from './setup/firstPlayer';
import { offerTurret, placeForces, placeObstacles, pointTurret, putObstacle, putShip } from './setup/place';
import { loseShield, recoverShield } from './shields';
import { acquireLock, breakAllLocks, breakLock, gainToken, offerJamLoss, offerLock, removeToken } from './tokens';

/** Does one thing; returns what must follow it, or `wait` to stand until a player answers. */
export function resolve(run: Run, effect: Effect): Effects | 'wait' {
  return replaced(run, effect) ?? handle(run, effect);
}

function handle(run: Run, effect: Effect): Effects | 'wait' {
  switch (effect.do) {
    case 'enter':
      return enter(run, effect);
    case 'ask':
      return ask(run, effect);
    case 'announce':
      run.emit(effect.event);
      return [];
    case 'nextInQueue':
      return nextInQueue(run);
    case 'takeFromQueue':
      return take(run, effect.trigger);
    case 'resolveAbility':
      return resolveAbility(run);
    case 'referee':
      return referee(run, effect);
    case 'rollForFirstPlayer':
      return rollForFirstPlayer(run);
    case 'placeMarkers':
      return placeMarkers(run);
    case 'putMarker':
      return putMarker(run, effect);
    case 'markMarker':
      return markMarker(run, effect);
    case 'rechargeMarkers':
      return rechargeMarkers(run);
    case 'tow':
      return tow(run, effect);
    case 'jettison':
      return jettison(run, effect);
    case 'transmit':
      return transmit(run, effect);
    case 'loseCondition':
      return loseCondition(run, effect);
    case 'placeObstacles':
      return placeObstacles(run);
    case 'placeRemotes':
      return placeRemotes(run);
    case 'putObstacle':
      return putObstacle(run, effect);
    case 'placeForces':
      return placeForces(run);
    case 'putShip':
      return putShip(run, effect);
    case 'offerTurret':
      return offerTurret(run, effect);
    case 'pointTurret':
      return pointTurret(run, effect);
    case 'prepareComponents':
      return prepareComponents(run);
    case 'startRound':
      return startRound(run);
    case 'startPhase':
      return startPhase(run, effect);
    case 'endPhase':
      return endPhase(run);
    case 'awaitDials':
      return awaitDials(run);
    case 'setDial':
      return setDial(run, effect);
    case 'takeBackDial':
      return takeBackDial(run, effect);
    case 'setReady':
      return setReady(run, effect);
    case 'nextSystem':
      return nextSystem(run);
    case 'systemOf':
      return systemOf(run, effect);
    case 'nextActivation':
      return nextActivation(run);
    case 'activate':
      return activate(run, effect);
    case 'revealDial':
      return revealDial(run, effect);
    case 'executeRevealed':
      return executeRevealed(run, effect);
    case 'performActionStep':
      return performActionStep(run, effect);
    case 'endActivation':
      return endActivation(run, effect);
    case 'nextEngagement':
      return nextEngagement(run);
    case 'engage':
      return engage(run, effect);
    case 'endInitiative':
      return endInitiative(run);
    case 'scoreRound':
      return scoreRound(run);
    case 'removeCircularTokens':
      return removeCircularTokens(run);
    case 'recoverCharges':
      return recoverCharges(run);
    case 'checkVictory':
      return checkVictory(run);
    case 'endGame':
      return endGame(run, effect);
    case 'grantAction':
      return grantAction(run, effect);
    case 'offerDrop':
      return offerDrop(run, effect);
    case 'placeDevice':
      return placeDevice(run, effect);
    case 'meetDevices':
      return meetDevices(run, effect);
    case 'detonateUnder':
      return detonateUnder(run, effect);
    case 'fadeObstacles':
      return fadeObstacles(run);
    case 'nextRemote':
      return nextRemote(run, effect);
    case 'engageRemote':
      return engageRemote(run, effect);
    case 'spendDeviceCharge':
      return spendDeviceCharge(run, effect);
    case 'detonate':
      return detonate(run, effect);
    case 'detonateBombs':
      return detonateBombs(run);
    case 'markUsed':
      return markUsed(run, effect);
    case 'removeDevice':
      return removeDevice(run, effect);
    case 'offerRelocation':
      return offerRelocation(run, effect);
    case 'relocate':
      return relocate(run, effect);
    case 'damageRemote':
      return damageRemote(run, effect);
    case 'recoverShield':
      return recoverShield(run, effect);
    case 'loseShield':
      return loseShield(run, effect);
    case 'execute':
      return execute(run, effect);
    case 'settleManeuver':
      return settleManeuver(run, effect);
    case 'moveShip':
      return moveShip(run, effect);
    case 'checkDifficulty':
      return checkDifficulty(run, effect);
    case 'overlapShips':
      return overlapShips(run, effect);
    case 'meetObstacle':
      return meetObstacle(run, effect);
    case 'removeObstacle':
      return removeObstacle(run, effect);
    case 'skipActionStep':
      return skipActionStep(run, effect);
    case 'flee':
      return flee(run, effect);
    case 'placeInReserve':
      return placeInReserve(run, effect);
    case 'deploy':
      return deploy(run, effect);
    case 'arrive':
      return arrive(run, effect);
    case 'rotateShip':
      return rotateShip(run, effect);
    case 'offerDecloak':
      return offerDecloak(run, effect);
    case 'decloak':
      return decloak(run, effect);
    case 'offerTractorMove':
      return offerTractorMove(run, effect);
    case 'offerTractorTurn':
      return offerTractorTurn(run, effect);
    case 'offerAction':
      return offerAction(run, effect);
    case 'performAction':
      return performAction(run, effect);
    case 'payAction':
      return payAction(run);
    case 'doAction':
      return doAction(run);
    case 'finishAction':
      return finishAction(run);
    case 'noMoreActions':
      return noMoreActions(run, effect);
    case 'failAction':
      return failAction(run, effect);
    case 'offerLinkedAction':
      return offerLinkedAction(run, effect);
    case 'coordinate':
      return coordinate(run, effect);
    case 'reloadCard':
      return reloadCard(run, effect);
    case 'gainToken':
      return gainToken(run, effect);
    case 'offerJamLoss':
      return offerJamLoss(run, effect);
    case 'removeToken':
      return removeToken(run, effect);
    case 'offerLock':
      return offerLock(run, effect);
    case 'acquireLock':
      return acquireLock(run, effect);
    case 'breakLock':
      return breakLock(run, effect);
    case 'breakAllLocks':
      return breakAllLocks(run, effect);
    case 'spendCharge':
      return spendCharge(run, effect);
    case 'loseCharge':
      return loseCharge(run, effect);
    case 'recoverCharge':
      return recoverCharge(run, effect);
    case 'spendForce':
      return spendForce(run, effect);
    case 'recoverForce':
      return recoverForce(run, effect);
    case 'rollDice':
      return rollDice(run, effect);
    case 'applyRoll':
      return applyRoll(run, effect);
    case 'rerollDice':
      return rerollDice(run, effect);
    case 'chooseReroll':
      return chooseReroll(run, effect);
    case 'chooseChange':
      return chooseChange(run, effect);
    case 'changeDice':
      return changeDice(run, effect);
    case 'useModification':
      return useModification(run, effect);
    case 'chooseAttack':
      return chooseAttack(run, effect);
    case 'declareAttack':
      return declareAttack(run, effect);
    case 'beginAttack':
      return beginAttack(run, effect);
    case 'attackStep':
      return attackStep(run, effect);
    case 'sufferDamage':
      return sufferDamage(run, effect);
    case 'sufferOne':
      return sufferOne(run, effect);
    case 'dealDamage':
      return dealDamage(run, effect);
    case 'readDamageCard':
      return readDamageCard(run, effect);
    case 'checkHalf':
      return checkHalf(run, effect);
    case 'repairDamage':
      return repairDamage(run, effect);
    case 'repairFacedown':
      return repairFacedown(run, effect);
    case 'exposeDamage':
      return exposeDamage(run, effect);
    case 'exposeOrStrain':
      return exposeOrStrain(run, effect);
    case 'destroyShip':
      return destroyShip(run, effect);
    case 'restoreShip':
      return restoreShip(run, effect);
    case 'removeShip':
      return removeShip(run, effect);
    case 'score':
      return score(run, effect);
    default:
      return unreachable(effect);
  }
}

function enter(run: Run, { frame }: EffectNamed<'enter'>): Effects {
  run.write(game => void game.agenda.push(castDraft(frame)));
  return [];
}

function ask(run: Run, { question, from }: EffectNamed<'ask'>): Effects {
  if (question.options.length === 0) throw new Error(`a question without an answer: ${question.topic.kind}`);
  run.write(game => {
    game.asked += 1;
    game.pending.push(
      castDraft({
        ...question,
        id: `d${game.asked}` as const,
        from: from ?? { effect: { do: 'ask', question }, rest: 0 },
      }),
    );
  });
  return [];
}
