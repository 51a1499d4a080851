import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Runs when the ten minutes of a hold are over. */
export const lapseHold = defineJob({
  name: 'lapse-hold',
  payload: z.object({ businessId: z.int(), saleId: z.int() }),
});
