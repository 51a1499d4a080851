import { maintainPartitions } from '@thyme/db/partitions';
import { handleJob } from '../jobs/handle-job.ts';
import { defineJob } from '../jobs/job.ts';

/**
 * Creates the partitions of the coming months. Rows in a default partition are moved to their month and reported: their partition was
 * missing, because this did not run for months or a clock is wrong.
 */
export const partitions = handleJob(
  defineJob({ name: 'maintain-partitions', schedule: '23 * * * *' }),
  async ({ db, log, metrics }) => {
    const { created, dropped, moved } = await maintainPartitions(db);
    for (const [table, rows] of Object.entries(moved)) metrics.strayRows.inc({ table }, rows);
    if (Object.keys(moved).length > 0) log.error({ moved }, 'rows were outside the months that have a partition');
    if (created.length + dropped.length > 0) log.info({ created, dropped }, 'partitions maintained');
  },
);
