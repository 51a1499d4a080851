import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { removeUploads } from '../pictures/index.ts';
import { mailResetLink } from './passwords/reset-link.ts';

/** Looks an address up outside the request that named it, so that the request's time tells nothing. */
export const sendResetLink = defineJob({
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  concurrency: 2,
  run: (services, { email }) => mailResetLink(services, email),
});

/** Takes the photos of somebody who left out of the storage, which may be away for a while. */
export const forgetPhotos = defineJob({
  name: 'forget-photos',
  payload: z.object({ userId: z.int() }),
  retries: 10,
  retryDelay: 30,
  run: (services, { userId }) => removeUploads(services, { ownerId: userId, folder: 'profile', keep: [] }),
});
