import { ATTACK_FACES, DEFENSE_FACES } from '../../engine/core/vocabulary';
import { z } from '../zod';
import { record } from './parts';

const die = <Face extends z.core.SomeType>(face: Face) => z.readonly(z.array(face).check(z.length(8)));

export const dice = record({ attack: die(z.enum(ATTACK_FACES)), defense: die(z.enum(DEFENSE_FACES)) });

export type Dice = z.infer<typeof dice>;
