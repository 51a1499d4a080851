import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Looks an address up outside the request that named it, so that the response time reveals nothing. */
export const sendResetLink = defineJob({
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  concurrency: 2,
});

/** Deletes the photos of a closed account; retried while the storage is unavailable. */
export const forgetPhotos = defineJob({
  name: 'forget-photos',
  payload: z.object({ userId: z.int() }),
  retries: 10,
  retryDelay: 30,
});
