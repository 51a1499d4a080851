/** Lines with which mail programs introduce a quote. Everything after them is the earlier mail. */
const INTRODUCTIONS: readonly RegExp[] = [
  /^-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original)\s*-{2,}$/i,
  /^_{10,}$/,
  /^(on|am|le|el|il|op)\b.{4,200}\b(wrote|schrieb|a écrit|escribió|ha scritto|schreef)\b.{0,40}:$/i,
  /^.{2,120}<[^<>\s]+@[^<>\s]+>\s+(wrote|schrieb|a écrit|escribió|ha scritto)\s*:$/i,
];
/** Outlook quotes with a block of header lines. */
const HEADER_LINE = /^\*?(from|sent|to|subject|date|von|gesendet|an|betreff|de|envoyé|à|objet):\*?\s/i;
/** Signatures that phones add by themselves. */
const SENT_FROM = /^(sent from my|get outlook for|von meinem .{2,40} gesendet|envoyé de mon)\b/i;

/** The text of a reply by mail, without quotes and signature. */
export function stripQuoted(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, index) => isEnd(line.trim(), lines, index));
  const own = end === -1 ? lines : lines.slice(0, end);
  return own
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .trim();
}

function isEnd(line: string, lines: readonly string[], index: number): boolean {
  if (line === '--' || line === '—' || SENT_FROM.test(line)) return true;
  const next = lines[index + 1]?.trim() ?? '';
  // Long introductions are wrapped over two lines.
  if (INTRODUCTIONS.some((one) => one.test(line) || one.test(`${line} ${next}`))) return true;
  const [second, third] = [next, lines[index + 2]?.trim() ?? ''];
  return HEADER_LINE.test(line) && HEADER_LINE.test(second) && HEADER_LINE.test(third);
}

/** Header fields of a mail, by name in lower case. */
export type MailFields = ReadonlyMap<string, string>;

/** Whether it is automatic: an out-of-office reply, a bounce, a mailing list (RFC 3834, RFC 5230). */
export function isAutomatic(fields: MailFields): boolean {
  const submitted = fields.get('auto-submitted')?.trim().toLowerCase();
  if (submitted !== undefined && submitted !== 'no') return true;
  if (fields.has('x-autoreply') || fields.has('x-autorespond') || fields.has('list-id')) return true;
  if (/^(bulk|auto_reply|junk|list)$/i.test(fields.get('precedence')?.trim() ?? '')) return true;
  return fields.get('return-path')?.trim() === '<>';
}
