import { consume } from '../../platform/limits/throttle.ts';
import { redactJsonText } from '../../platform/process/redaction.ts';
import type { Services } from '../../platform/services.ts';
import { insertEntry } from './store.ts';

/** The stored length of each field; longer values could fill the disk. */
const LENGTHS = {
  api: 200,
  type: 100,
  user: 100,
  body: 4_000,
  response: 4_000,
  exception: 4_000,
  source: 100,
  version: 40,
  priority: 40,
  device: 400,
} as const;

type Field = keyof typeof LENGTHS;
export type FailureReport = Partial<Record<Field, string | null>>;

const LIMIT = { max: 60, windowSeconds: 600 };

/** Stores a report. Beyond the limit it is dropped without an error, so that a failing page does not fail again. */
export async function recordFailure(
  services: Services,
  report: FailureReport,
  client: { ip: string; requestId: string },
) {
  const { allowed } = await consume(services, `system_log:address:${client.ip}`, LIMIT);
  if (allowed)
    await insertEntry(services.db, {
      ...cleaned(report),
      requestId: client.requestId,
      createdAt: services.clock.now(),
    });
  return { status: 1 as const, message: 'Thank you, this was noted.' };
}

function cleaned(report: FailureReport): Record<Field, string> {
  const fields = Object.keys(LENGTHS) as Field[];
  return Object.fromEntries(
    // Truncated before redacting, to bound the cost, and after, because redacting may lengthen the text.
    fields.map((field) => [
      field,
      redactJsonText((report[field] ?? '').slice(0, LENGTHS[field] * 2)).slice(0, LENGTHS[field]),
    ]),
  ) as Record<Field, string>;
}
