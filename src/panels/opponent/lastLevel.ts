import { z } from '../../catalog/zod';
import { remember, remembered } from '../../store/remembering';
import { SEAT_LEVELS, type SeatLevel } from '../../store/seats';

const KEY = 'rangeOne.level';

/** The gentlest for whoever comes first. */
export const lastLevel = (): SeatLevel => remembered(KEY, z.enum(SEAT_LEVELS)) ?? SEAT_LEVELS[0];
export const rememberLevel = (level: SeatLevel): void => remember(KEY, level);
