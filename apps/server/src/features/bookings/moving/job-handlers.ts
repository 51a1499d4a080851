import { type AnyHandledJob, handleJob } from '../../../jobs/handle-job.ts';
import { defineJob } from '../../../jobs/job.ts';
import { settleMoveJob } from './jobs.ts';
import { settleDueMoves, settleMoves } from './settle.ts';

/** Catches moves whose own job was lost or ran a moment too early. */
const sweepMoves = handleJob(defineJob({ name: 'sweep-moves', schedule: '* * * * *' }), settleDueMoves);

export const movingJobs: readonly AnyHandledJob[] = [handleJob(settleMoveJob, settleMoves), sweepMoves];
