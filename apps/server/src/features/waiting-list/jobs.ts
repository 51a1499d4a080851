import { defineJob } from '../../jobs/job.ts';
import { lapseOffer, lapseOffers } from './answer-offer.ts';
import { type FreedTime, makeOffers } from './make-offer.ts';
import { type FreedSeat, makeSeatOffers } from './make-seat-offer.ts';
import { type OpenedDays, offerDays } from './offer-days.ts';
import { expireRequests } from './store.ts';

/** Asks those in line about a time that came free. */
export const offerFreed = defineJob<FreedTime>({
  name: 'offer-freed-time',
  run: (services, freed) => makeOffers(services, freed),
});

/** The same for a seat on a date of a class. */
export const offerFreedSeat = defineJob<FreedSeat>({
  name: 'offer-freed-seat',
  run: (services, freed) => makeSeatOffers(services, freed),
});

/** The same for whole days on which a shop has more to sell than before. */
export const offerOpenedDays = defineJob<OpenedDays>({
  name: 'offer-opened-days',
  run: (services, opened) => offerDays(services, opened),
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
