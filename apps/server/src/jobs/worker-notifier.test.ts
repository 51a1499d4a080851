import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { handleJob } from './handle-job.ts';
import { defineJob } from './job.ts';
import { openQueue } from './queue.ts';
import { workerChannel } from './worker-notifier.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

describe('the channel of the notifier', () => {
  it('is the one on which the workers of pg-boss listen', async () => {
    const called = handleJob(defineJob({ name: 'called' }), async () => undefined);
    const queue = await openQueue({ url: api.databaseUrl, log: api.app.services.log, jobs: [called] });
    const { rows } = await api.db.execute<{ channel: string }>(
      sql`select distinct substring(query from '"(.*)"') as channel from pg_stat_activity
        where datname = current_database() and query like 'LISTEN "pgboss%'`,
    );
    await queue.stop();
    expect(rows).toEqual([{ channel: workerChannel('jobs') }]);
  });
});
