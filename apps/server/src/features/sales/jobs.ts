import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { lapseAll, lapseSale } from './release.ts';

/** Runs when the ten minutes of a hold are over. */
export const lapseHold = defineJob({
  name: 'lapse-hold',
  payload: z.object({ businessId: z.int(), saleId: z.int() }),
  run: (services, key) => lapseSale(services, key),
});

/** Looks after holds whose own job was lost. */
export const sweepHolds = defineJob({
  name: 'sweep-holds',
  schedule: '* * * * *',
  run: async (services) => {
    const lapsed = await lapseAll(services);
    if (lapsed > 0) services.log.info({ lapsed }, 'holds lapsed');
  },
});
