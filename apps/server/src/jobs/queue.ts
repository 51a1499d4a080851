import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Clock, type JobResult, PgBoss, type Job as QueuedJob, type SendOptions } from 'pg-boss';
import { toDate } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { runPrepared } from '../platform/database/prepared.ts';
import type { Log } from '../platform/process/log.ts';
import type { Services } from '../platform/services.ts';
import { type AnyHandledJob, MalformedPayload } from './handle-job.ts';
import type { EnqueueOptions, JobQueue } from './job-queue.ts';
import { createWorkerNotifier } from './worker-notifier.ts';

const SCHEMA = 'jobs';
const STOP_MS = 10_000;
/** A worker without a heartbeat for this long is dead, and another takes its job. */
const HEARTBEAT_SECONDS = 20;
/** How often dead workers are looked for. */
const SUPERVISE_SECONDS = 15;

/** How long after its time a job may still wait. By default pg-boss deletes it after two weeks, for which a server may be down. */
const RETENTION_SECONDS = 10 * 365 * 24 * 3600;

/** New jobs are announced by NOTIFY; polling finds those whose notification was lost. */
const WORK_OPTIONS = {
  batchSize: 1,
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
} as const;

/** A monotonic clock: with the wall clock, workers would sleep for an hour after it was set back by one. */
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export interface JobRunner extends JobQueue {
  /** Starts the workers and the schedules. */
  work(services: Services): Promise<void>;
  /** Runs every waiting job now and in this process, whatever its start time. For tests and scripts. */
  drain(services: Services): Promise<number>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  log: Log;
  jobs: readonly AnyHandledJob[];
}

/** The queue lives in our own database (schema `jobs`), so a job can be part of a transaction. */
export async function openQueue({ url, log, jobs }: QueueOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 3,
    application_name: 'thyme jobs',
    useListenNotify: true,
    clock: monotonicClock,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createMissing(boss, jobs);
  const notifier = createWorkerNotifier(SCHEMA, (text, values) => boss.getDb().executeSql(text, values), log);

  let isStopping = false;
  let starting = Promise.resolve();
  const startAll = async (services: Services) => {
    for (const job of jobs) {
      if (isStopping) return;
      await startWorking(boss, job, services);
    }
  };

  return {
    enqueue: async (job, payload, options = {}) => {
      await boss.send(job.name, payload, sendOptions(options));
      if (job.notifiesInBatches && options.startAt === undefined) notifier.notify(job.name);
    },
    work: (services) => {
      starting = startAll(services);
      return starting;
    },
    drain: (services) => drain(boss, jobs, services),
    stop: async () => {
      isStopping = true;
      // A stop during the start is not a failure; an error of the start is reported by `work`.
      await Promise.allSettled([starting]);
      notifier.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** Skips existing queues: creating them again changes nothing, but takes time for each. */
async function createMissing(boss: PgBoss, jobs: readonly AnyHandledJob[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const queue = known.get(job.name);
    const { heartbeatSeconds, notify, retentionSeconds, ...others } = queueSettings(job);
    const changeable = { heartbeatSeconds, notify, retentionSeconds };
    if (!queue) await boss.createQueue(job.name, { ...changeable, ...others });
    else if (!isDeepStrictEqual(changeable, pick(queue, changeable))) await boss.updateQueue(job.name, changeable);
  }
}

/** The settings of a queue that a newer version may have changed. */
function pick<Settings extends object>(queue: object, settings: Settings): Partial<Settings> {
  return Object.fromEntries(Object.entries(queue).filter(([name]) => name in settings)) as Partial<Settings>;
}

const retriesOf = (job: AnyHandledJob) => job.retries ?? 5;

function queueSettings(job: AnyHandledJob) {
  return {
    // 'short' allows one waiting job for each key, see EnqueueOptions.key.
    policy: 'short' as const,
    notify: !job.notifiesInBatches,
    retryLimit: retriesOf(job),
    retryDelay: job.retryDelay ?? 5,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600,
    retentionSeconds: RETENTION_SECONDS,
  };
}

/** pg-boss's statement for each queue is long: planned each time, it would cost the database more than storing the job. */
function within(transaction: Transaction): SendOptions['db'] {
  return {
    executeSql: async (text, params = []) => {
      const name = `job_${createHash('sha1').update(text).digest('base64url')}`;
      return { rows: await runPrepared(transaction, name, { sql: text, params }) };
    },
  };
}

function sendOptions({ transaction, startAt, key }: EnqueueOptions): SendOptions {
  return {
    ...(transaction ? { db: within(transaction) } : {}),
    ...(startAt === undefined ? {} : { startAfter: toDate(startAt) }),
    singletonKey: key ?? crypto.randomUUID(),
  };
}

async function startWorking(boss: PgBoss, job: AnyHandledJob, services: Services): Promise<void> {
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) await startWorker(boss, job, services);
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', singletonKey: 'schedule' });
  else await boss.unschedule(job.name);
}

/** Notifications that arrive together wake a worker once, so it polls again as soon as it has found a job. */
async function startWorker(boss: PgBoss, job: AnyHandledJob, services: Services): Promise<void> {
  let id = '';
  id = await boss.work(job.name, WORK_OPTIONS, async (batch: QueuedJob[]) => {
    boss.notifyWorker(id);
    const results: JobResult[] = [];
    for (const queued of batch) results.push(await settle(job, queued, services));
    return results;
  });
}

/** A malformed payload fails for good at once: 'deadletter' skips the retries, and the job stays in its queue as failed. */
async function settle(job: AnyHandledJob, { id, data, retryCount }: QueuedJob, services: Services): Promise<JobResult> {
  try {
    await runJob(job, data, services, { isLast: retryCount >= retriesOf(job) });
    return { id, status: 'completed' };
  } catch (error) {
    if (!(error instanceof MalformedPayload)) throw error;
    return { id, status: 'deadletter', output: { message: error.message } };
  }
}

/** Only the last failure is logged as an error: a restart or an unavailable provider makes many jobs fail once. */
async function runJob(
  job: AnyHandledJob,
  stored: unknown,
  services: Services,
  { isLast }: { isLast: boolean },
): Promise<void> {
  try {
    await job.run(services, stored);
    services.metrics.jobs.inc({ job: job.name, outcome: 'done' });
  } catch (error) {
    services.metrics.jobs.inc({ job: job.name, outcome: 'failed' });
    const details = { err: error, job: job.name };
    if (error instanceof MalformedPayload)
      services.log.error(details, 'job has a malformed payload; it is not retried');
    else if (isLast) services.log.error(details, 'job failed for good');
    else services.log.warn(details, 'job failed; it will be retried');
    throw error;
  }
}

/** The queues with waiting jobs, in one question: to ask every queue for its jobs takes forty times as long. */
async function queuesWithJobs(boss: PgBoss): Promise<Set<string>> {
  const { rows } = await boss.getDb().executeSql(`select distinct name from ${SCHEMA}.job where state < 'active'`);
  return new Set(rows.map(({ name }: { name: string }) => name));
}

async function drain(boss: PgBoss, jobs: readonly AnyHandledJob[], services: Services): Promise<number> {
  let done = 0;
  let found = true;
  while (found) {
    found = false;
    const waiting = await queuesWithJobs(boss);
    for (const job of jobs.filter(({ name }) => waiting.has(name))) {
      for (const { id, data } of await boss.fetch(job.name, { batchSize: 20, ignoreStartAfter: true })) {
        found = true;
        await runJob(job, data, services, { isLast: true });
        await boss.complete(job.name, id);
        done += 1;
      }
    }
  }
  return done;
}
