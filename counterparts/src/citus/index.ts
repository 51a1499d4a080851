import { type Fault, type FaultContext, type Finding, notRun } from '../../../faults/src/fault.ts';
import { openCitusDatabase } from './cluster.ts';
import { listFanOut } from './fan-out.ts';
import { runTests } from './run-tests.ts';
import { bookOnOneShard } from './write-path.ts';

/** Citus is built from its source by whoever runs this: Debian has no package, and the product does not need it. */
export const citus: Fault = {
  name: 'citus',
  about: 'the tables of businesses distributed over the workers of Citus',
  async run(context) {
    const { CITUS_URL: coordinator, CITUS_WORKER_URLS: workers } = process.env;
    if (!coordinator || !workers)
      return [notRun('CITUS_URL and CITUS_WORKER_URLS have to name a cluster', { isOptional: true })];
    return await runOn(context, { coordinator, workers: workers.split(',') });
  },
};

async function runOn(context: FaultContext, cluster: { coordinator: string; workers: string[] }): Promise<Finding[]> {
  const database = await openCitusDatabase(context, cluster);
  const findings: Finding[] = [];
  try {
    findings.push(...database.findings, ...(await bookOnOneShard(database)), ...(await listFanOut(database)));
  } finally {
    await database.close();
  }
  return [...findings, ...(await runTests(context, cluster))];
}
