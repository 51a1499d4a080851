import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { forgetGuestFiles, gatherMerged, joinAddress } from './jobs.ts';
import { joinProvenAddress } from './merge/join-proven-address.ts';
import { moveBelongings } from './merge/merge-store.ts';

export const guestJobs: readonly AnyHandledJob[] = [
  handleJob(gatherMerged, ({ db }, { from, to }) =>
    db.transaction((transaction) => moveBelongings(transaction, from, to)),
  ),
  handleJob(joinAddress, (services, { userId }) => joinProvenAddress(services, userId)),
  handleJob(forgetGuestFiles, async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key);
  }),
];
