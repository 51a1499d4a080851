import { MailRefused } from '../../integrations/mail/index.ts';
import { defineProvided } from '../../platform/hooks.ts';
import type { Services } from '../../platform/services.ts';
import { newMessageId, writeMessage } from './message.ts';
import { DeliveryRefused, phoneChannels, usefulUntilOfPhone } from './phone-channels.ts';
import { nextStep } from './retry-policy.ts';
import {
  claim,
  listDue,
  markCancelled,
  markFailed,
  markSent,
  markWaiting,
  type OutboxRow,
  wipeContent,
} from './store.ts';
import type { MailTemplate } from './template.ts';
import { mailTemplates } from './templates.ts';

/**
 * Called before each attempt, because the reason of a queued message may have disappeared. Returns why it must no
 * longer be sent, or null. `registry/hooks.ts` provides it.
 */
export const lastCheck = defineProvided<(services: Services, row: OutboxRow) => Promise<string | null>>('last check');

const LOCK_SECONDS = 120;
const SWEEP = 100;
const FAILURES_IN_A_ROW = 3;

/**
 * Sends due mails: those whose job was lost, retries, and those of a process that died while sending. Stops after
 * several consecutive failures, because each attempt at an unreachable server takes seconds; the rest stays due.
 */
export async function deliverDue(services: Services): Promise<void> {
  let inARow = 0;
  for (const id of await listDue(services.db, services.clock.now(), SWEEP)) {
    inARow = (await deliver(services, id)) === 'retried' ? inARow + 1 : 0;
    if (inARow === FAILURES_IN_A_ROW) return;
  }
}

type Outcome = 'sent' | 'retried' | 'failed' | 'cancelled';

/** Does not throw: the outbox row records when to retry. Null if another process has the mail. */
export async function deliver(services: Services, id: number): Promise<Outcome | null> {
  const row = await claimMail(services, id);
  if (!row) return null;
  const outcome = await attempt(services, row);
  services.metrics.mails.inc({ outcome });
  return outcome;
}

function claimMail({ db, clock, config }: Services, id: number): Promise<OutboxRow | null> {
  return claim(db, id, { now: clock.now(), lockSeconds: LOCK_SECONDS, messageId: newMessageId(config) });
}

async function attempt(services: Services, row: OutboxRow): Promise<Outcome> {
  const { db, clock, mail, config } = services;
  const isMail = row.channel === 'mail';
  const template = mailTemplates.get().get(row.template);
  const usefulUntil = isMail ? usefulUntilOf(row, template) : usefulUntilOfPhone(row);
  if (usefulUntil !== null && clock.now() > usefulUntil) {
    const lastError = row.lastError ?? TOO_LATE;
    await markFailed(db, row.id, { failure: 'expired', lastError, now: clock.now() });
    if (!isMail) await phoneChannels.get().gaveUp(services, row, lastError);
    return 'failed';
  }
  try {
    const unwanted = await lastCheck.get()(services, row);
    if (unwanted !== null) {
      await markCancelled(db, row.id, unwanted);
      if (!isMail) await phoneChannels.get().gaveUp(services, row, unwanted);
      return 'cancelled';
    }
    if (!isMail) {
      const text = await phoneChannels.get().send(services, row);
      await markSent(db, row.id, clock.now(), { text });
      return 'sent';
    }
    if (!template) throw new Error(`There is no mail template ${row.template}.`);
    const message = await writeMessage(services, row, template);
    await mail.send(message);
    const { subject, html, text } = message;
    await markSent(db, row.id, clock.now(), { subject, html, text });
    // Demos keep the content for the outbox page.
    if (template.secret && !config.demo) await wipeContent(db, row.id);
    return 'sent';
  } catch (error) {
    return recordFailure(services, row, { error, usefulUntil });
  }
}

const TOO_LATE = 'It was not sent in time to be of use.';

function usefulUntilOf(row: OutboxRow, template: MailTemplate<never> | undefined): number | null {
  return template?.usefulSeconds === undefined ? null : row.createdAt + template.usefulSeconds;
}

async function recordFailure(
  services: Services,
  row: OutboxRow,
  { error, usefulUntil }: { error: unknown; usefulUntil: number | null },
): Promise<Outcome> {
  const { db, clock, log } = services;
  const now = clock.now();
  const { id, template, tries } = row;
  const isRefused = error instanceof MailRefused || error instanceof DeliveryRefused;
  const next = nextStep({ tries, firstTriedAt: row.firstTriedAt ?? now, now, isRefused, usefulUntil });
  const lastError = describe(error);
  log.error({ err: error, mail: id, template, tries, ...next }, 'mail was not sent');
  if ('failure' in next) {
    await markFailed(db, id, { failure: next.failure, lastError, now });
    if (row.channel !== 'mail') await phoneChannels.get().gaveUp(services, row, lastError);
    return 'failed';
  }
  await markWaiting(db, id, { retryAt: next.retryAt, lastError });
  return 'retried';
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
