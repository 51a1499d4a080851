import { countStrayRows } from '@thyme/db/partitions';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Counts, and ages in seconds; an age is null if nothing is waiting. */
export interface HealthFigures {
  databaseVersion: string;
  databaseBytes: number;
  connections: number;
  maxConnections: number;
  failedMails: number;
  /** The age of the oldest due mail. */
  oldestMail: number | null;
  failedJobs: number;
  oldestJob: number | null;
  failedEvents: number;
  oldestEvent: number | null;
  failedRefunds: number;
  oldestRefund: number | null;
  /** Rows in default partitions. */
  strayRows: number;
}

export async function readFigures(db: Db, now: number): Promise<HealthFigures> {
  const at = sql`to_timestamp(${now})`;
  const age = (moment: SQL, which: SQL) =>
    sql`extract(epoch from ${at} - min(${moment}) filter (where ${which}))::float8`;
  const since = (days: number) => sql`${at} - make_interval(days => ${days})`;
  const {
    rows: [row],
  } = await db.execute(sql`
    select current_setting('server_version') as "databaseVersion",
      pg_database_size(current_database())::float8 as "databaseBytes",
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as "connections",
      current_setting('max_connections')::int as "maxConnections",
      mails.*, job.*, events.*, refund.*
    from (
      select count(*) filter (where state = 'failed' and failed_at > ${since(1)})::int as "failedMails",
        ${age(sql`due_at`, sql`state = 'waiting' and due_at <= ${at}`)} as "oldestMail"
      from outbox where state in ('failed', 'waiting')
    ) mails, (
      select count(*) filter (where state = 'failed' and completed_on > ${since(1)})::int as "failedJobs",
        ${age(sql`start_after`, sql`state in ('created', 'retry') and start_after <= ${at}`)} as "oldestJob"
      from jobs.job where state in ('created', 'retry', 'failed')
    ) job, (
      select count(*) filter (where failure is not null)::int as "failedEvents",
        ${age(sql`received_at`, sql`true`)} as "oldestEvent"
      from provider_events where applied_at is null
    ) events, (
      select count(*) filter (where status = 'failed' and created_at > ${since(7)})::int as "failedRefunds",
        ${age(sql`created_at`, sql`status <> 'failed'`)} as "oldestRefund"
      from refunds where status in ('requested', 'sent', 'failed')
    ) refund`);
  if (!row) throw new Error('The database answered without figures.');
  return { ...(row as unknown as Omit<HealthFigures, 'strayRows'>), strayRows: await countStrayRows(db) };
}
