import { footerLinks, type LayoutSettings } from './footer.ts';
import type { MailContent, MailLink } from './mail-content.ts';

/** The same content as plain text, with every link written out. */
export function textOf(content: MailContent, settings: LayoutSettings, address: string): string {
  const { lead, heading, note, reason } = content;
  return [
    lines([lead, heading, note]),
    ...(content.paragraphs ?? []),
    lines(changeLines(content)),
    links(content.actions),
    lines(rowLines(content)),
    content.callout && `${asSentence(content.callout.title)} ${content.callout.text}`,
    links(content.links),
    lines(['--', asSentence(reason), address, links(footerLinks(content, settings))]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const lines = (list: (string | undefined)[]) => list.filter(Boolean).join('\n');
const links = (list: MailLink[] = []) => lines(list.map(({ label, href }) => `${label}: ${href}`));

function changeLines({ change }: MailContent): string[] {
  return change ? [change.from, change.to].map(({ label, lines: words }) => `${label}: ${words.join(', ')}`) : [];
}

function rowLines({ rows = [], bar }: MailContent): string[] {
  const list = rows.map(({ label, detail, value }) =>
    [`${label}${detail ? ` (${detail})` : ''}`, value].filter(Boolean).join(': '),
  );
  return bar ? [...list, [bar.paid, bar.left].filter(Boolean).join(', ')] : list;
}

/** Text that may be followed by more: ends with a full stop unless it has its own punctuation. */
export const asSentence = (text: string) => (/[.?!…]["”’]?$/.test(text) ? text : `${text}.`);
