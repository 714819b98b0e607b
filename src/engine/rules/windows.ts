import type { GameEvent } from '../core/event';
import type { Moment, PlayedPhase } from '../core/window';

/** Which news is also a moment of the rules. What has none sets nothing off. */
export function windowOf(event: GameEvent): Moment | null {
  switch (event.type) {
    case 'phaseStarted':
      return { at: `start:${event.phase as PlayedPhase}` };
    case 'phaseEnded':
      return { at: `end:${event.phase as PlayedPhase}` };
    case 'systemReached':
      return { at: 'during:system', ship: event.ship };
    case 'endPhaseReached':
      return { at: 'during:end' };
    case 'initiativeReached':
      return { at: 'at:initiative', initiative: event.initiative };
    case 'dialRevealed':
      return { at: 'after:reveal', ship: event.ship, maneuver: event.maneuver };
    case 'maneuverExecuted': {
      const { ship, maneuver, kind, fully, obstacles, through, slips } = event;
      const executed = { at: 'after:execute', ship, maneuver, kind, fully, obstacles } as const;
      if (!through && !slips) return executed;
      return { ...(through ? { through } : {}), ...(slips ? { slips } : {}), ...executed };
    }
    case 'maneuverSkipped':
      return { at: 'after:skipManeuver', ship: event.ship };
    case 'activationEnded':
      return { at: 'after:activate', ship: event.ship };
    case 'engagementStarted':
      return { at: 'before:engage', ship: event.ship };
    case 'attackDeclined':
      return { at: 'after:noAttack', ship: event.ship };
    case 'actionPerformed': {
      const { ship, action, color, linked, partly, jams, through } = event;
      const performed = { at: 'after:action', ship, action, color, linked } as const;
      if (through) return { through, ...performed };
      if (jams) return { jams, ...performed };
      return partly ? { partly, ...performed } : performed;
    }
    case 'actionFailed':
      return { at: 'after:failedAction', ship: event.ship, action: event.action };
    case 'shipCoordinated':
      return { at: 'after:coordinated', ship: event.ship, by: event.by, color: event.color };
    case 'attackDeclared':
      return { at: 'after:declare', attacker: event.attacker, defender: event.defender };
    case 'attackPerformed': {
      const { attacker, defender, weapon, hit, bonus } = event;
      return { at: 'after:attack', attacker, defender, weapon, hit, bonus };
    }
    case 'diceRolled': {
      const { ship, kind, faces, purpose } = event;
      return { at: 'after:roll', ship, kind, faces, purpose };
    }
    case 'diceRerolled':
      if (event.afresh) return null;
      return { at: 'after:modify', dice: event.kind, by: event.by, reroll: true };
    case 'diceChanged':
    case 'diceAdded':
    case 'diceCanceled':
      return { at: 'after:modify', dice: event.kind, by: event.by, reroll: false };
    case 'tokenGained':
      return {
        at: 'after:gain',
        ship: event.ship,
        token: event.token,
        ...(event.becomes ? { becomes: event.becomes } : {}),
        ...(event.from ? { from: event.from } : {}),
      };
    case 'tokenRemoved':
      return event.spent
        ? { at: 'after:spend', ship: event.for ?? event.ship, what: event.token }
        : { at: 'after:lose', ship: event.ship, token: event.token, jammed: event.jammed ?? false };
    case 'lockBroken':
      return event.spent ? { at: 'after:spend', ship: event.ship, what: 'lock' } : null;
    case 'chargeSpent':
      return { at: 'after:spend', ship: event.ship, what: 'charge', card: event.card };
    case 'forceSpent':
      return { at: 'after:spend', ship: event.ship, what: 'force' };
    case 'lockAcquired':
      return { at: 'after:lock', ship: event.ship, object: event.object };
    case 'shieldLost':
      return { at: 'after:shieldLost', ship: event.ship };
    case 'damageSuffered':
      return { at: 'after:suffer', ship: event.ship, damage: event.damage, card: event.card };
    case 'damageDealt':
      return { at: 'after:deal', ship: event.ship, id: event.id, faceup: event.faceup };
    case 'damageRepaired': {
      const { ship, id, card, wasFaceup } = event;
      return { at: 'after:repair', ship, id, card, wasFaceup };
    }
    case 'shipDestroyed':
      return { at: 'after:destroyed', ship: event.ship };
    case 'shipFled':
      return { at: 'after:flee', ship: event.ship, from: event.from };
    case 'placedInReserve':
      return { at: 'after:reserve', ship: event.ship, from: event.from };
    case 'shipDocked':
      return event.from && { at: 'after:reserve', ship: event.ship, from: event.from };
    case 'shipDeployed':
      return { at: 'after:deploy', ship: event.ship };
    case 'shipMoved':
      return {
        at: 'after:move',
        ship: event.ship,
        how: event.how,
        from: event.from,
        ...(isRoll(event) ? { rolled: true } : {}),
        ...(event.card ? { card: event.card } : {}),
      };
    case 'shipsOverlapped':
      return { at: 'after:overlap', ship: event.ship, overlapped: event.overlapped };
    case 'obstacleMet': {
      const { type: _, ...met } = event;
      return { at: 'after:obstacle', ...met };
    }
    case 'bombFelt':
      return { at: 'after:bomb', ship: event.ship, device: event.device, owner: event.owner };
    case 'deviceDetonated': {
      const { device, was, lockedBy } = event;
      return { at: 'after:detonate', device, was, ...(lockedBy ? { lockedBy } : {}) };
    }
    case 'devicePlaced':
      return { at: 'after:device', ship: event.ship, tokens: event.tokens, device: event.device, what: event.how };
    default:
      return null;
  }
}

/** Tractor beams and decloaking ships roll or boost. */
const isRoll = ({ how, by }: Extract<GameEvent, { type: 'shipMoved' }>): boolean =>
  (how === 'tractor' || how === 'decloak') && by.startsWith('roll:');
