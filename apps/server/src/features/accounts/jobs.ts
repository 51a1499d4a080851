import { defineJob } from '../../jobs/job.ts';
import { mailResetLink } from './reset-link.ts';

/** Looks an address up outside the request that named it, so that the request's time tells nothing. */
export const sendResetLink = defineJob<{ email: string }>({
  name: 'send-reset-link',
  concurrency: 2,
  run: (services, { email }) => mailResetLink(services, email),
});
