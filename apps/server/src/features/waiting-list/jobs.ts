import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { lapseOffer, lapseOffers } from './answer-offer.ts';
import { makeOffers } from './make-offer.ts';
import { makeSeatOffers } from './make-seat-offer.ts';
import { offerDays } from './offer-days.ts';
import { expireRequests } from './store.ts';

/** Asks those in line about a time that came free. */
export const offerFreed = defineJob({
  name: 'offer-freed-time',
  payload: z.object({
    businessId: z.int(),
    chairId: z.int(),
    from: z.int(),
    to: z.int(),
    passedBy: z.array(z.int()),
  }),
  run: (services, freed) => makeOffers(services, freed),
});

/** The same for a seat on a date of a class. */
export const offerFreedSeat = defineJob({
  name: 'offer-freed-seat',
  payload: z.object({ businessId: z.int(), scheduleId: z.int(), passedBy: z.array(z.int()) }),
  run: (services, freed) => makeSeatOffers(services, freed),
});

/** The same for whole days on which a shop has more to sell than before. */
export const offerOpenedDays = defineJob({
  name: 'offer-opened-days',
  payload: z.object({ businessId: z.int(), dates: z.array(z.iso.date()) }),
  run: (services, opened) => offerDays(services, opened),
});

/** Runs when an offer's fifteen minutes are over. */
export const endOffer = defineJob({
  name: 'end-waiting-list-offer',
  payload: z.object({ offerId: z.int() }),
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
