import { z } from 'zod';

const range = 'Please enter between 0 and 100.';

/** A percent with at most two decimals. */
export const percentArgument = z.number().min(0, range).max(100, range).multipleOf(0.01);
