import { describe, expect, it } from 'vitest';
import { mailLayout } from './layout.ts';
import type { MailContent } from './mail-content.ts';

const SETTINGS = { publicUrl: 'https://thyme.example', businessUrl: 'https://thyme.example/business' };
const evil = '<script>alert(1)</script>"&';
const content: MailContent = {
  subject: 'Moved',
  preview: evil,
  lead: evil,
  heading: evil,
  note: evil,
  picture: { src: 'https://thyme.example/uploads/business/a.webp?w=1200', alt: evil },
  paragraphs: [evil],
  change: { from: { label: 'Was', lines: ['Tue 11 Aug', evil] }, to: { label: 'Now', lines: ['Thu 13 Aug'] } },
  actions: [{ label: evil, href: `https://thyme.example/?q=${evil}` }],
  rows: [{ label: evil, detail: evil, value: evil }],
  bar: { percent: 30, paid: '€28.50 paid', left: '€66.50 on the day' },
  callout: { title: evil, text: evil },
  links: [{ label: evil, href: '#' }],
  reason: evil,
};

describe('the layout of mails', () => {
  it('escapes user content in every part', () => {
    const { html } = mailLayout(content, SETTINGS);
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(12);
  });

  it('draws the bar and the two times, and says the same in plain text', () => {
    const { html, text } = mailLayout(content, SETTINGS);
    expect(html).toContain('width="30%"');
    expect(html).toContain('width="70%"');
    expect(html).toContain('text-decoration:line-through');
    expect(text).toContain('Was: Tue 11 Aug');
    expect(text).toContain('Now: Thu 13 Aug');
    expect(text).toContain('€28.50 paid, €66.50 on the day');
  });
  it.each([0, 100])('draws a bar of one colour at %i percent', (percent) => {
    const { html } = mailLayout({ ...content, bar: { percent, paid: 'Paid', left: '' } }, SETTINGS);
    expect(html.match(/width="\d+%" height="8"/g)).toEqual(['width="100%" height="8"']);
  });

  it('has no lines of what a mail does not have', () => {
    const { rows: _rows, bar: _bar, ...short } = content;
    expect(mailLayout(short, SETTINGS).text).not.toMatch(/undefined|€28.50/);
  });

  it.each([
    ["Didn't ask for this?", "Didn't ask for this? Ignore it."],
    ['Please note', 'Please note. Ignore it.'],
  ])('begins a paragraph of plain text with the title %j', (title, sentence) => {
    const { text } = mailLayout({ ...content, callout: { title, text: 'Ignore it.' } }, SETTINGS);
    expect(text).toContain(sentence);
  });
});
