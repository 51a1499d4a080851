import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

/** Runs when a move can no longer be undone: notifies the guest, and offers the old time to the waiting list. */
export const settleMoveJob = defineJob({
  name: 'settle-move',
  payload: z.object({ businessId: z.int(), appointmentId: z.int() }),
  concurrency: 2,
});
