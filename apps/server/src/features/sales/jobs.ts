import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Runs when a hold's ten minutes are over. */
export const lapseHold = defineJob({
  name: 'lapse-hold',
  payload: z.object({ businessId: z.int(), saleId: z.int() }),
});
