import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, PgBoss, type SendOptions } from 'pg-boss';
import { toDate } from '../platform/clock.ts';
import type { Log } from '../platform/process/log.ts';
import type { Services } from '../platform/services.ts';
import type { EnqueueOptions, Job, JobQueue } from './job.ts';
import { createWaker } from './waker.ts';

const SCHEMA = 'jobs';
const STOP_MS = 10_000;
/** A worker that is silent for so long was killed; another takes its job. How often that is looked for: WATCH_SECONDS. */
const HEARTBEAT_SECONDS = 20;
const WATCH_SECONDS = 15;

/** New jobs announce themselves; looking every few seconds is for those whose notice got lost. */
const PACE = { batchSize: 1, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };

/** Pauses are measured by a clock that nobody can set: set back by an hour, the wall's would have workers sleep for one. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export interface JobRunner extends JobQueue {
  /** Begins to work through the queues and to keep the schedules. */
  work(services: Services): Promise<void>;
  /** Runs everything that waits, now and in this process, whatever its start time. For tests and scripts. */
  drain(services: Services): Promise<number>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  url: string;
  log: Log;
  jobs: readonly Job<never>[];
}

/** The queue lives in our own database (schema `jobs`), so a job can be part of a transaction. */
export async function openQueue({ url, log, jobs }: QueueOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: 3,
    application_name: 'thyme jobs',
    useListenNotify: true,
    clock: steadyClock,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  await createMissing(boss, jobs);
  const waker = createWaker(SCHEMA, (text, values) => boss.getDb().executeSql(text, values), log);

  let isStopping = false;
  let starting = Promise.resolve();
  const startAll = async (services: Services) => {
    for (const job of jobs) {
      if (isStopping) return;
      await startWorking(boss, job, services);
    }
  };

  return {
    wake: (job) => waker.wake(job.name),
    enqueue: async (job, data, options = {}) => {
      await boss.send(job.name, data, sendOptions(options));
    },
    work: (services) => {
      starting = startAll(services);
      return starting;
    },
    drain: (services) => drain(boss, jobs, services),
    stop: async () => {
      isStopping = true;
      // Whoever is told to leave while it still begins has not failed. Why it could not begin is told by `work`.
      await Promise.allSettled([starting]);
      waker.stop();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** Creating a queue that is there changes nothing but takes as long, and there are many. */
async function createMissing(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, queueSettings(job));
    else if (queue.heartbeatSeconds !== HEARTBEAT_SECONDS)
      await boss.updateQueue(job.name, { heartbeatSeconds: HEARTBEAT_SECONDS });
  }
}

const retriesOf = (job: Job<never>) => job.retries ?? 5;

function queueSettings(job: Job<never>) {
  return {
    // Short: at most one waiting job for each key, see EnqueueOptions.key.
    policy: 'short' as const,
    notify: true,
    retryLimit: retriesOf(job),
    retryDelay: job.retryDelay ?? 5,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3 * 24 * 3600,
  };
}

function sendOptions({ transaction, startAt, key }: EnqueueOptions): SendOptions {
  return {
    ...(transaction ? { db: fromDrizzle(transaction, sql) } : {}),
    ...(startAt === undefined ? {} : { startAfter: toDate(startAt) }),
    singletonKey: key ?? crypto.randomUUID(),
  };
}

async function startWorking(boss: PgBoss, job: Job<never>, services: Services): Promise<void> {
  for (let worker = 0; worker < (job.concurrency ?? 1); worker += 1) await startWorker(boss, job, services);
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC', singletonKey: 'schedule' });
  else await boss.unschedule(job.name);
}

/** Notices that come together wake a worker once, so where there was a job it looks again at once. */
async function startWorker(boss: PgBoss, job: Job<never>, services: Services): Promise<void> {
  let id = '';
  id = await boss.work<object>(job.name, PACE, async (batch) => {
    boss.notifyWorker(id);
    for (const { data, retryCount } of batch)
      await runJob(job, data, services, { isLast: retryCount >= retriesOf(job) });
  });
}

/** Only a job that is not tried again is an error: a server that leaves, or a provider that is away, makes many fail once. */
async function runJob(
  job: Job<never>,
  data: object,
  services: Services,
  { isLast }: { isLast: boolean },
): Promise<void> {
  try {
    await job.run(services, data as never);
    services.metrics.jobs.inc({ job: job.name, outcome: 'done' });
  } catch (error) {
    services.metrics.jobs.inc({ job: job.name, outcome: 'failed' });
    if (isLast) services.log.error({ err: error, job: job.name }, 'job failed for good');
    else services.log.warn({ err: error, job: job.name }, 'job failed; it will be tried again');
    throw error;
  }
}

async function drain(boss: PgBoss, jobs: readonly Job<never>[], services: Services): Promise<number> {
  let done = 0;
  let found = true;
  while (found) {
    found = false;
    for (const job of jobs) {
      for (const { id, data } of await boss.fetch<object>(job.name, { batchSize: 20, ignoreStartAfter: true })) {
        found = true;
        await runJob(job, data, services, { isLast: true });
        await boss.complete(job.name, id);
        done += 1;
      }
    }
  }
  return done;
}
