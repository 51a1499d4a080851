import { z } from 'zod';
import { messageIdsIn } from '../message-ids.ts';

/** A bounced mail. */
export interface Bounce {
  address: string;
  /** The bounced mail's own id is among them. Null where the provider reports addresses only. */
  messageIds: string[] | null;
  /** A permanent failure; otherwise the address may work later. */
  isFinal: boolean;
  reason: string;
}

const postmark = z.object({
  RecordType: z.literal('Bounce'),
  Type: z.string(),
  Email: z.email(),
  Description: z.string().default(''),
  Details: z.string().default(''),
});

const FINAL = ['HardBounce', 'BadEmailAddress'];

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
export function parsePostmarkBounce(body: Buffer): Bounce | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const report = postmark.safeParse(json);
  if (!report.success) return null;
  const { Type, Email, Description, Details } = report.data;
  const reason = (Details || Description || Type).slice(0, 500);
  return { address: Email.toLowerCase(), messageIds: null, isFinal: FINAL.includes(Type), reason };
}

/**
 * Parses a delivery status notification (RFC 3464). Its machine-readable part is plain text, so reading lines is
 * enough; the returned part of the mail identifies it.
 */
export function parseDeliveryStatus(body: Buffer): Bounce | null {
  const text = body.toString('latin1');
  if (!/^content-type:\s*message\/delivery-status/im.test(text)) return null;
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*\\r?$`, 'im').exec(text)?.[1] ?? '';
  const address = /([^\s<>;]+@[^\s<>;]+)/.exec(field('original-recipient') || field('final-recipient'))?.[1];
  if (address === undefined) return null;
  const status = field('status');
  const messageIds = messageIdsIn(text);
  return {
    address: address.toLowerCase(),
    messageIds,
    isFinal: field('action').toLowerCase() === 'failed' && status.startsWith('5.'),
    reason: `${status} ${field('diagnostic-code')}`.trim().slice(0, 500),
  };
}
