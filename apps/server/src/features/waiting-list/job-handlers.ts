import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { lapseOffer, lapseOffers } from './answer-offer.ts';
import { endOffer, offerFreed, offerFreedSeat, offerOpenedDays } from './jobs.ts';
import { makeOffers } from './make-offer.ts';
import { makeSeatOffers } from './make-seat-offer.ts';
import { offerDays } from './offer-days.ts';
import { expireRequests } from './store.ts';

/** Ends offers whose own job was lost, and expires requests for past days. */
export const sweepWaitingList = handleJob(
  defineJob({
    name: 'sweep-waiting-list',
    schedule: '* * * * *',
  }),
  async (services) => {
    await lapseOffers(services);
    await expireRequests(services.db, services.clock.now());
  },
);

export const waitingListJobs: readonly AnyHandledJob[] = [
  handleJob(offerFreed, (services, freed) => makeOffers(services, freed)),
  handleJob(offerFreedSeat, (services, freed) => makeSeatOffers(services, freed)),
  handleJob(offerOpenedDays, (services, opened) => offerDays(services, opened)),
  handleJob(endOffer, (services, { offerId }) => lapseOffer(services, offerId)),
  sweepWaitingList,
];
