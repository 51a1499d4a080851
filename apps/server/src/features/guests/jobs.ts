import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Moves rows that were written for a guest during their merge. */
export const gatherMerged = defineJob({
  name: 'gather-merged',
  payload: z.object({ from: z.int(), to: z.int() }),
  retries: 10,
  retryDelay: 30,
});

/** Finds unregistered guests with an address that an account has proven. */
export const joinAddress = defineJob({
  name: 'join-address',
  payload: z.object({ userId: z.int() }),
  retries: 10,
  retryDelay: 30,
});

/** Deletes the stored files of deleted rows; retried while the storage is unavailable. */
export const forgetGuestFiles = defineJob({
  name: 'forget-guest-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 10,
  retryDelay: 30,
});
