import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messageIdsIn } from '../message-ids.ts';

/** A mail that its recipient marked as spam. */
export interface MailComplaint {
  providerId: string;
  address: string;
  /** Message-IDs in the report, if any; the reported mail's own is among them. */
  messageIds: string[];
}

const postmark = z.object({ RecordType: z.literal('SpamComplaint'), ID: z.number(), Email: z.email() });

/** https://postmarkapp.com/developer/webhooks/spam-complaint-webhook */
export function parsePostmark(body: Buffer): MailComplaint | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const report = postmark.safeParse(json);
  if (!report.success) return null;
  const { ID, Email } = report.data;
  return { providerId: `postmark:${ID}`, address: Email.toLowerCase(), messageIds: [] };
}

/** The feedback types of RFC 5965 that mean 'not wanted'; 'not-spam' means the opposite. */
const UNWANTED = ['abuse', 'fraud', 'other'];

/**
 * Parses a feedback report (RFC 5965). Its machine-readable part is plain text, so reading lines is enough; the quoted
 * part of the mail identifies it.
 */
export function parseFeedback(body: Buffer): MailComplaint | null {
  const text = body.toString('latin1');
  if (!/^content-type:\s*message\/feedback-report/im.test(text)) return null;
  const kind = /^feedback-type:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase() ?? '';
  const address = /^original-rcpt-to:\s*(?:rfc822;\s*)?<?([^\s<>;]+@[^\s<>;]+?)>?\s*$/im.exec(text)?.[1];
  if (!UNWANTED.includes(kind) || address === undefined) return null;
  const messageIds = messageIdsIn(text);
  const providerId = `feedback:${createHash('sha256').update(body).digest('hex')}`;
  return { providerId, address: address.toLowerCase(), messageIds };
}
