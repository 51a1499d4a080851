import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Deletes the stored files of pictures whose rows are gone; retried while the storage is unavailable. */
export const forgetMessagePictures = defineJob({
  name: 'forget-message-pictures',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 10,
  retryDelay: 30,
});
