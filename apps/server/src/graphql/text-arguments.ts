import { z } from 'zod';

export const tooLong = (max: number) => `Please use at most ${max.toLocaleString('en-IE')} characters.`;

/** Text that must not be empty. Limits of stored texts come from the domain. */
export const lineArgument = (max: number) => z.string().trim().min(1, 'Please fill this in.').max(max, tooLong(max));

/** Optional text. */
export const textArgument = (max: number) => z.string().max(max, tooLong(max)).nullish();
