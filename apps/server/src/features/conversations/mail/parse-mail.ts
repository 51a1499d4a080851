import { plainText } from '@thyme/domain/text';
import { simpleParser } from 'mailparser';
import { z } from 'zod';

/** A received mail, however the provider delivered it. */
export interface ReceivedMail {
  /** All its recipients. */
  to: string[];
  from: string;
  messageId: string;
  text: string;
  fields: ReadonlyMap<string, string>;
  pictures: Uint8Array[];
}

const ADDRESS = /[^\s<>,;:"()]+@[^\s<>,;:"()]+/g;
const addressesIn = (text: string): string[] => (text.match(ADDRESS) ?? []).map((one) => one.toLowerCase());

/** Headers that name recipients: our address may be in any of them. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];

/** Parses a raw mail (RFC 5322). Null if it cannot be parsed. */
export async function parseRaw(raw: Buffer): Promise<ReceivedMail | null> {
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextLinks: true });
  const from = mail.from?.value[0]?.address?.toLowerCase();
  if (!from || !mail.messageId) return null;
  const lists = [mail.to, mail.cc].flatMap((one) => one ?? []);
  const named = lists.flatMap(({ value }) => value.flatMap(({ address }) => address?.toLowerCase() ?? []));
  const fields = new Map(mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]));
  return {
    to: [...named, ...RECIPIENTS.flatMap((name) => addressesIn(fields.get(name) ?? ''))],
    from,
    messageId: mail.messageId,
    text: mail.text ?? '',
    fields,
    pictures: mail.attachments
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .map(({ content }) => new Uint8Array(content)),
  };
}

const parsedMail = z.object({
  From: z.string().max(1_000),
  To: z.string().max(20_000).default(''),
  Cc: z.string().max(20_000).default(''),
  OriginalRecipient: z.string().max(1_000).default(''),
  MessageID: z.string().max(1_000).default(''),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .max(500)
    .default([]),
  Attachments: z
    .array(z.object({ Content: z.string(), ContentType: z.string() }))
    .max(100)
    .default([]),
});

/** Parses a mail in the format of Postmark's inbound webhook. Null for any other JSON. */
export function parseJson(raw: Buffer): ReceivedMail | null {
  const mail = readJson(raw);
  const [from] = addressesIn(mail?.From ?? '');
  if (!mail || !from) return null;
  const fields = new Map(mail.Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value]));
  const messageId = fields.get('message-id') ?? mail.MessageID;
  if (messageId === '') return null;
  return {
    to: addressesIn([mail.OriginalRecipient, mail.To, mail.Cc].join(' ')),
    from,
    messageId,
    text: mail.TextBody || plainText(mail.HtmlBody),
    fields,
    pictures: mail.Attachments.filter(({ ContentType }) => ContentType.startsWith('image/')).map(
      ({ Content }) => new Uint8Array(Buffer.from(Content, 'base64')),
    ),
  };
}

function readJson(raw: Buffer): z.output<typeof parsedMail> | null {
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const parsed = parsedMail.safeParse(value);
  return parsed.success ? parsed.data : null;
}
