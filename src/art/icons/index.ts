import { ACTION_ICONS } from './actions';
import { ARC_ICONS } from './arcs';
import { BEARING_ICONS } from './bearings';
import { DICE_ICONS } from './dice';
import type { Drawing } from './part';
import { PIECE_ICONS } from './pieces';
import { SLOT_ICONS } from './slots';
import { TOKEN_ICONS } from './tokens';
import { TOOL_ICONS } from './tools';

export type { IconPart } from './part';

/** Our own icons by name: pure path data, for the page and for the board. */
const DRAWN = {
  ...TOKEN_ICONS,
  ...BEARING_ICONS,
  ...DICE_ICONS,
  ...ARC_ICONS,
  ...ACTION_ICONS,
  ...SLOT_ICONS,
  ...PIECE_ICONS,
  ...TOOL_ICONS,
};

/** Tokens, bearings, dice faces, actions, markers and devices go by their own names; arcs and slots with their kind behind: `frontArc`, `crewSlot`. */
export type IconName = keyof typeof DRAWN;
export const ICONS: Readonly<Record<IconName, Drawing>> = DRAWN;
