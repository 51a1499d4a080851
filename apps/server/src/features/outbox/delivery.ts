import type { MailMessage } from '../../integrations/mail/index.ts';
import type { Services } from '../../platform/services.ts';
import { mailLayout, type RenderedMail } from './layout.ts';
import { claim, listDue, markFailed, markSent, type OutboxRow, wipeContent } from './store.ts';
import { mailTemplates } from './templates.ts';

const LOCK_SECONDS = 120;
const MAX_TRIES = 8;
const SWEEP = 100;

/** Sends due mails: those whose job was lost, retries, and those of a process that died while sending. */
export async function deliverDue(services: Services): Promise<void> {
  for (const id of await listDue(services.db, services.clock.now(), SWEEP)) await deliver(services, id);
}

/** Does not throw: the outbox row records when to retry. */
export async function deliver(services: Services, id: number): Promise<void> {
  const { db, clock, metrics, log, mail, config } = services;
  const row = await claim(db, id, clock.now(), LOCK_SECONDS);
  if (!row) return;
  try {
    const { rendered, ...extra } = render(row, config.publicUrl);
    await mail.send({ id: `mail-${row.id}`, from: config.mailFrom, to: row.recipient, ...rendered, ...extra });
    await markSent(db, row.id, clock.now(), rendered);
    // Demos keep the content for the outbox page.
    if (mailTemplates.get().get(row.template)?.secret && !config.demo) await wipeContent(db, row.id);
    metrics.mails.inc({ outcome: 'sent' });
  } catch (error) {
    const final = row.tries >= MAX_TRIES;
    metrics.mails.inc({ outcome: final ? 'failed' : 'retried' });
    log.error({ err: error, mail: row.id, template: row.template, tries: row.tries }, 'mail was not sent');
    await markFailed(db, row.id, describe(error), final ? null : clock.now() + pauseAfter(row.tries));
  }
}

/** Backoff: half a minute, one, two, four … up to about an hour. */
export function pauseAfter(tries: number): number {
  return Math.min(30 * 2 ** (tries - 1), 3_600);
}

interface Letter extends Pick<MailMessage, 'attachments' | 'replyTo'> {
  rendered: RenderedMail;
}

function render(row: OutboxRow, publicUrl: string): Letter {
  const template = mailTemplates.get().get(row.template);
  if (!template) throw new Error(`There is no mail template ${row.template}.`);
  const data = row.payload as never;
  return {
    rendered: mailLayout(template.compose(data, { publicUrl }), publicUrl),
    ...(template.attachments && { attachments: template.attachments(data, { publicUrl }) }),
    ...(template.replyTo && { replyTo: template.replyTo(data) }),
  };
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
