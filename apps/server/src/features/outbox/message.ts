import type { MailMessage } from '../../integrations/mail/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { requestId } from '../../platform/crypto/ids.ts';
import type { Services } from '../../platform/services.ts';
import { mailLayout } from './layout.ts';
import { findShopAddress, type OutboxRow } from './store.ts';
import type { MailTemplate } from './template.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** Random, in the sender's domain: unique for ever, even after a database restore. */
export function newMessageId({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string {
  const host = /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? new URL(publicUrl).hostname;
  return `${requestId()}@${host}`;
}

/** Suppresses out-of-office replies, which no one would read (RFC 3834; the second field is Exchange's). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/** A mail with its header fields, from the row's data. */
export async function writeMessage(
  services: Services,
  row: OutboxRow,
  template: MailTemplate<never>,
): Promise<MailMessage> {
  const { config, db } = services;
  const data = row.payload as never;
  const settings = { publicUrl: config.publicUrl, businessUrl: config.businessSiteUrl };
  const content = template.compose(data, settings);
  // A shop or an unregistered guest has no such setting to change.
  const isFixed = template.optional === 'bookings' && (content.footer ?? 'guest') !== 'guest';
  const path =
    template.stopPath?.(data) ?? (template.optional && !isFixed && unsubscribePath(services, template.optional, row));
  const unsubscribeUrl = path ? config.publicUrl + path : null;
  // The shop's own mailbox gets no reply address of its own.
  const shopAddress = content.footer === 'desk' ? null : await findShopAddress(db, row.businessId);
  const replyTo = template.replyTo?.(data) ?? shopAddress;
  return {
    messageId: row.messageId ?? newMessageId(config),
    from: config.mailFrom,
    to: row.recipient,
    ...(replyTo && { replyTo }),
    ...mailLayout(content, { ...settings, unsubscribeUrl }),
    headers: { ...AUTOMATIC, ...(unsubscribeUrl && oneClick(unsubscribeUrl)) },
    ...(template.attachments && { attachments: template.attachments(data, settings) }),
  };
}

/** RFC 2369 and RFC 8058: the mail program's own "Unsubscribe" works without opening the site. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
