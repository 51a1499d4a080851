import { defineJob } from '../../jobs/job.ts';
import { lapseOffer, lapseOffers } from './answer-offer.ts';
import { type FreedTime, makeOffer } from './make-offer.ts';
import { type FreedSeat, makeSeatOffer } from './make-seat-offer.ts';
import { expireRequests } from './store.ts';

/** Asks the first in line about a time that came free. */
export const offerFreed = defineJob<FreedTime>({
  name: 'offer-freed-time',
  run: (services, freed) => makeOffer(services, freed),
});

/** The same for a seat on a date of a class. */
export const offerFreedSeat = defineJob<FreedSeat>({
  name: 'offer-freed-seat',
  run: (services, freed) => makeSeatOffer(services, freed),
});

/** Runs when an offer's fifteen minutes are over. */
export const endOffer = defineJob<{ offerId: number }>({
  name: 'end-waiting-list-offer',
  run: (services, { offerId }) => lapseOffer(services, offerId),
});

/** Looks after offers whose own job was lost, and closes requests for days that are over. */
export const sweepWaitingList = defineJob({
  name: 'sweep-waiting-list',
  schedule: '* * * * *',
  run: async (services) => {
    await lapseOffers(services);
    await expireRequests(services.db, services.clock.now());
  },
});
