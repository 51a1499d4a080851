import { isLocalDate } from '@thyme/domain/time';
import { z } from 'zod';

export const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.');

export const WALL = "Unix seconds that show the shop's wall clock when read in UTC.";

/** One of a fixed list of words. */
export const choice = (words: readonly string[]) =>
  z.string().refine((word) => words.includes(word), `Please choose one of ${words.join(', ')}.`);
