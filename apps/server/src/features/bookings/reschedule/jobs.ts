import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

/** Accepts the first proposed time when a proposal is not answered in time. */
export const autoAccept = defineJob({
  name: 'auto-accept',
  payload: z.object({ appointmentId: z.int() }),
  concurrency: 2,
});
