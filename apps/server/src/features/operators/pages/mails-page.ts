import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { ListedMail, MailList } from '../../outbox/index.ts';
import type { MailOverview } from '../operator-mails.ts';
import type { Operator } from '../sessions.ts';
import { frame, inWords, moment, pager } from './frame.ts';

const titles: Record<MailList, string> = { failed: 'Failed', waiting: 'Waiting' };
const nothing: Record<MailList, string> = {
  failed: 'No failed emails or texts. Everything we sent has arrived or is still being retried.',
  waiting: 'No emails or texts are waiting to be retried.',
};

const allAgain: Record<MailList, string> = { failed: 'Send them all again', waiting: 'Try them all now' };

const reasons: Readonly<Record<string, string>> = {
  refused: 'Refused by the recipient’s server or provider',
  undelivered: 'Not delivered in four days',
  expired: 'Too late to be useful',
};

interface Around {
  operator: Operator;
  /** How many were sent again by the last request. */
  sent: number | undefined;
  nonce: string;
}

/** Mails that did not arrive and why, with a button to send them again. */
export function mailsPage(overview: MailOverview, { operator, sent, nonce }: Around): string {
  const { list, counts, items } = overview;
  const tabs = (['failed', 'waiting'] as const).map(
    (name) =>
      `<a href="/operator/mails?list=${name}"${name === list ? ' aria-current="page"' : ''}>${titles[name]} (${counts[name]})</a>`,
  );
  const all =
    counts[list] > 0
      ? `<form method="post" action="/operator/mails/resend?list=${list}"><button class="main">${allAgain[list]}</button></form>`
      : '';
  const table = `<table><thead><tr><th>To</th><th>Message</th><th>Reason</th><th>When</th><td></td></tr></thead><tbody>${items.map((mail) => row(mail, overview)).join('')}</tbody></table>${pager(`/operator/mails?list=${list}&amp;`, overview)}`;
  const body = `<h1>Emails and texts</h1><p class="quiet">Temporary failures are retried for four days. Views of this list are logged.</p>${sentNotice(sent)}
<nav class="tabs" aria-label="Lists">${tabs.join('')}${all}</nav>${items.length === 0 ? `<p class="card">${nothing[list]}</p>` : table}`;
  return frame({ title: 'Emails and texts', nonce, operator, current: 'mails' }, body);
}

function sentNotice(sent: number | undefined): string {
  if (sent === undefined) return '';
  const words = sent === 1 ? 'One message goes out' : `${sent} messages go out`;
  return sent === 0
    ? '<p class="error" role="status">Nothing was sent again: it has already been sent, or it’s too late to be useful.</p>'
    : `<p class="done" role="status">${words} again within a minute.</p>`;
}

const mailNames: Readonly<Record<string, string>> = {
  'reminder-day': 'Reminder, the day before',
  'reminder-hours': 'Reminder, hours before',
  rebook: 'Time again?',
};

/** 'Campaign text', 'Booking confirmed'. */
function kindOf({ channel, dedupeKey, template }: ListedMail): string {
  if (channel === 'mail') return mailNames[template] ?? inWords(template);
  const word = channel === 'whatsapp' ? 'WhatsApp message' : 'Text';
  return dedupeKey.startsWith('campaign:') ? `Campaign ${word === 'Text' ? 'text' : word}` : word;
}

/** For a text, the network gave up after the provider had accepted it. */
function reasonOf({ channel, failure }: ListedMail): string {
  if (channel !== 'mail' && failure === 'undelivered') return 'Sent, but not delivered to the phone';
  return reasons[failure ?? ''] ?? 'Not delivered';
}

function row(mail: ListedMail, { list, now }: Pick<MailOverview, 'list' | 'now'>): string {
  const shop = mail.shop === null ? '' : `<small>${escapeHtml(mail.shop)}</small>`;
  const reply = mail.lastError
    ? `<details><summary>Provider’s reply</summary><code>${escapeHtml(mail.lastError)}</code></details>`
    : '';
  const tries = mail.tries === 1 ? '1 try' : `${mail.tries} tries`;
  const when =
    list === 'failed'
      ? moment(mail.failedAt ?? mail.createdAt)
      : `Next try ${moment(mail.dueAt)}<small>Written ${moment(mail.createdAt)}</small>`;
  const reason = list === 'failed' ? reasonOf(mail) : 'Temporary failure';
  const again =
    mail.failure === 'expired' || (mail.usefulUntil ?? now) < now
      ? ''
      : `<form method="post" action="/operator/mails/resend?list=${list}"><input type="hidden" name="id" value="${mail.id}"><button aria-label="Send again to ${escapeHtml(mail.recipient)}">Send again</button></form>`;
  return `<tr><td>${escapeHtml(mail.recipient)}${shop}</td><td>${escapeHtml(kindOf(mail))}<small>${tries}</small></td><td>${reason}${reply}</td><td>${when}</td><td>${again}</td></tr>`;
}
