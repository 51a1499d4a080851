import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Offers a time that became free to the waiting list. */
export const offerFreed = defineJob({
  name: 'offer-freed-time',
  payload: z.object({
    businessId: z.int(),
    chairId: z.int(),
    from: z.int(),
    to: z.int(),
    passedBy: z.array(z.int()),
  }),
});

/** The same for a seat on a class date. */
export const offerFreedSeat = defineJob({
  name: 'offer-freed-seat',
  payload: z.object({ businessId: z.int(), scheduleId: z.int(), passedBy: z.array(z.int()) }),
});

/** The same for days on which a shop has more to sell. */
export const offerOpenedDays = defineJob({
  name: 'offer-opened-days',
  payload: z.object({ businessId: z.int(), dates: z.array(z.iso.date()) }),
});

/** Runs when an offer expires. */
export const endOffer = defineJob({
  name: 'end-waiting-list-offer',
  payload: z.object({ offerId: z.int() }),
});
