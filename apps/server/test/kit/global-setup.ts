import { setUpDatabases } from '@thyme/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/platform/process/log.ts';
import { jobs } from '../../src/registry/jobs.ts';

/** Every test file gets a copy of a database with its tables and job queues. */
export default function setUp(project: TestProject): Promise<() => Promise<void>> {
  return setUpDatabases(project, {
    prepare: async (url) => {
      const log = createLog({ logLevel: 'error', environment: 'test' });
      const queue = await openQueue({ url, log, jobs });
      await queue.stop();
    },
  });
}
