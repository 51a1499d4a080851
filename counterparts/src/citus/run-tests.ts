import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultContext, type Finding, holds } from '../../../faults/src/fault.ts';
import type { Cluster } from './cluster.ts';

/** Search, shop page, month, hold, booking, payment, cancellation and desk. */
const FILES = `search/entries search/busy-place businesses/business businesses/desk/address availability/availability bookings/booking/holds
  bookings/booking/create-booking bookings/appointments/cancel bookings/appointments/refund bookings/desk/booking bookings/desk/take-payment
  bookings/desk/respond reviews/add-review`;

interface Report {
  numPassedTests: number;
  numTotalTests: number;
  testResults: { name: string; assertionResults: { status: string; title: string }[] }[];
}

/** The tests of the features, each file on a copy of a distributed database. */
export async function runTests(
  { root, scratch, log }: FaultContext,
  { coordinator, workers }: Cluster,
): Promise<Finding[]> {
  const output = join(scratch, 'citus-tests.json');
  const files = FILES.split(/\s+/).map((file) => `apps/server/src/features/${file}.test.ts`);
  log('  running the tests of the features on the cluster, which takes some minutes …');
  const args = ['vitest', 'run', '--project', 'api', '--reporter', 'json', '--outputFile', output, ...files];
  const env = { ...process.env, TEST_DATABASE_URL: coordinator, TEST_CITUS_WORKERS: workers.join(',') };
  await new Promise((resolve) => spawn('npx', args, { cwd: root, env, stdio: 'ignore' }).once('close', resolve));
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => holds(`failed: ${title}`, false)),
  );
  const all = `${report.numPassedTests} of ${report.numTotalTests}`;
  return [
    holds('tests of the features that pass on it', report.numPassedTests === report.numTotalTests, all),
    ...failed,
  ];
}
