import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { acceptDue, acceptOneIfDue } from './due.ts';

/** Takes an unanswered time the moment its question ends. */
export const autoAccept = defineJob({
  name: 'auto-accept',
  payload: z.object({ appointmentId: z.int() }),
  concurrency: 2,
  run: (services, { appointmentId }) => acceptOneIfDue(services, appointmentId),
});

/** Catches up with questions whose own job got lost. */
export const sweepProposals = defineJob({
  name: 'sweep-proposals',
  schedule: '* * * * *',
  run: (services) => acceptDue(services),
});
