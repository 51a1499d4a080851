import type { Services } from '../../platform/services.ts';
import { type HealthFigures, readFigures } from './health-store.ts';

export interface HealthRow {
  name: string;
  isFine: boolean;
  sentence: string;
}

const MINUTE = 60;
const HOUR = 3600;

/** One row per part in plain words, with what to do if something is wrong. */
export function healthRows(figures: HealthFigures): HealthRow[] {
  return [
    databaseRow(figures),
    mailRow(figures),
    jobRow(figures),
    eventRow(figures),
    refundRow(figures),
    monthRow(figures),
  ];
}

function databaseRow({ databaseVersion, databaseBytes, connections, maxConnections }: HealthFigures): HealthRow {
  const megabytes = Math.round(databaseBytes / 1024 / 1024).toLocaleString('en-IE');
  const use = `PostgreSQL ${databaseVersion}, ${megabytes} MB, ${connections} of ${maxConnections} connections in use.`;
  const isFine = connections < maxConnections * 0.8;
  return { name: 'Database', isFine, sentence: isFine ? use : `${use} More than four fifths: put a pooler in front.` };
}

function mailRow({ failedMails, oldestMail }: HealthFigures): HealthRow {
  const isFine = failedMails === 0 && !isOlder(oldestMail, 15 * MINUTE);
  const failed = failedMails === 0 ? 'No message failed in the last day.' : `${failedMails} failed in the last day.`;
  return { name: 'Emails and texts', isFine, sentence: `${failed} ${waitWords(oldestMail, 'None is overdue.')}` };
}

function jobRow({ failedJobs, oldestJob }: HealthFigures): HealthRow {
  const isFine = failedJobs === 0 && !isOlder(oldestJob, 5 * MINUTE);
  const failed = failedJobs === 0 ? 'No job failed in the last day.' : `${failedJobs} failed in the last day.`;
  return { name: 'Background jobs', isFine, sentence: `${failed} ${waitWords(oldestJob, 'None is overdue.')}` };
}

function eventRow({ failedEvents, oldestEvent }: HealthFigures): HealthRow {
  const isFine = failedEvents === 0 && !isOlder(oldestEvent, 15 * MINUTE);
  const failed =
    failedEvents === 0 ? 'Every event they sent us has been applied.' : `${failedEvents} couldn’t be applied.`;
  return { name: 'Card providers', isFine, sentence: `${failed} ${waitWords(oldestEvent, '')}`.trim() };
}

function refundRow({ failedRefunds, oldestRefund }: HealthFigures): HealthRow {
  const isFine = failedRefunds === 0 && !isOlder(oldestRefund, 24 * HOUR);
  const failed =
    failedRefunds === 0 ? 'No refund failed in the last week.' : `${failedRefunds} failed in the last week.`;
  return { name: 'Refunds', isFine, sentence: `${failed} ${waitWords(oldestRefund, 'None is on its way.')}` };
}

function monthRow({ strayRows }: HealthFigures): HealthRow {
  const isFine = strayRows === 0;
  const sentence = isFine
    ? 'Every row is in its month’s partition.'
    : `${strayRows} ${strayRows === 1 ? 'row has' : 'rows have'} no partition of their month yet. The hourly job moves them: check that jobs run and that no clock is wrong.`;
  return { name: 'Database partitions', isFine, sentence };
}

const isOlder = (age: number | null, limit: number) => age !== null && age > limit;

function waitWords(age: number | null, none: string): string {
  return age === null ? none : `The oldest has waited ${ageWords(age)}.`;
}

/** 'less than a minute', '3 minutes', '2 hours', '5 days'. */
export function ageWords(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute';
  const [size, unit] = seconds < HOUR ? [MINUTE, 'minute'] : seconds < 48 * HOUR ? [HOUR, 'hour'] : [24 * HOUR, 'day'];
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Contains no personal data, so this view is not logged. */
export async function viewHealth({ db, clock }: Services): Promise<{ rows: HealthRow[]; at: number }> {
  const at = clock.now();
  return { rows: healthRows(await readFigures(db, at)), at };
}
