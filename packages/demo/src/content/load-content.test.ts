import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect } from '@thyme/db';
import * as tables from '@thyme/db/schema';
import { createTestDatabase, type TestDatabase } from '@thyme/db/testing';
import { QUIET_HOURS } from '@thyme/domain/waiting-list';
import { asc, eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentDirectory, loadContent } from './load-content.ts';

const today = '2026-08-09';
const DAY = 86_400;
let database: TestDatabase;
let connection: Connection;
let dir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  await loadContent(connection.db, { today });
});

afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await connection.close();
  await database.drop();
});

/** A copy of the content that a test can break. */
beforeEach(() => {
  if (dir) rmSync(dir, { recursive: true, force: true });
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentDirectory, dir, { recursive: true });
});

const edit = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(dir, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`nothing to replace in ${file}`);
  writeFileSync(join(dir, file), after);
};
const post = (slug: string) => connection.db.query.blogs.findFirst({ where: eq(tables.blogs.slug, slug) });

describe('the shipped content', () => {
  it('[APPT-041] the privacy policy says under which name reviews appear', async () => {
    const policy = await connection.db.query.pages.findFirst({ where: eq(tables.pages.slug, 'privacy_policy') });
    expect(policy?.body).toContain('your first name and the initial of your last name');
  });

  it('[CONTENT-087] the privacy policy says that support staff may look at personal data, and that this is logged', async () => {
    const policy = await connection.db.query.pages.findFirst({ where: eq(tables.pages.slug, 'privacy_policy') });
    expect(policy?.body).toMatch(
      /Our own support staff.*Every time one of them looks .* it(’|')s logged with their name/,
    );
  });

  it('[CONTENT-088] whatever promises to hold an offer for 15 minutes says until when at night', async () => {
    const { db } = connection;
    const texts = [
      ...(await db.select().from(tables.pages)).map((row) => row.body),
      ...(await db.select().from(tables.faqs)).map((row) => row.answer),
      ...(await db.select().from(tables.partnerFeatures)).map((row) => row.description),
    ].filter((text) => /(hold|held)[^.]*15 minutes/.test(text));
    expect(texts).toHaveLength(3);
    const morning = `${QUIET_HOURS.to}:15 am`;
    expect(texts.filter((text) => !/at night/i.test(text) || !text.includes(morning))).toEqual([]);
    const policy = texts.find((text) => text.includes(`from ${QUIET_HOURS.from - 12} pm to ${QUIET_HOURS.to} am`));
    expect(policy).toContain('held until');
  });

  it('fills every content table', async () => {
    const { db } = connection;
    expect(await db.$count(tables.blogs)).toBeGreaterThanOrEqual(15);
    expect(await db.$count(tables.faqs)).toBeGreaterThanOrEqual(30);
    expect(await db.$count(tables.pages)).toBe(6);
    expect(await db.$count(tables.sliders)).toBe(6);
    expect(await db.$count(tables.opinions, eq(tables.opinions.section, 'testimonial'))).toBeGreaterThanOrEqual(9);
    expect(await db.$count(tables.opinions, eq(tables.opinions.section, 'customer'))).toBe(3);
    expect(await db.$count(tables.opinions, isNotNull(tables.opinions.roomId))).toBe(3);
    expect(await db.$count(tables.partnerFeatures)).toBeGreaterThanOrEqual(6);
    expect(await db.$count(tables.websiteVisitSliders)).toBe(8);
    expect(await db.$count(tables.offBoardingQuestions)).toBe(1);
    expect(await db.$count(tables.bonuses)).toBe(4);
    expect(await db.$count(tables.plans)).toBe(6);
    const keys = (await db.select().from(tables.contentBlocks).orderBy(asc(tables.contentBlocks.key))).map(
      (b) => b.key,
    );
    expect(keys).toEqual(
      expect.arrayContaining([
        'authors',
        'comparison',
        'customers',
        'discovery-call',
        'ebook',
        'films',
        'how-it-works',
        'page-pictures',
        'pains',
      ]),
    );
  });

  it('has testimonials shorter and longer than 190 characters, and says that they are invented', async () => {
    const rows = await connection.db.select().from(tables.opinions);
    expect(rows.some((row) => row.description.length > 190)).toBe(true);
    expect(rows.some((row) => row.description.length <= 190)).toBe(true);
    expect(rows.filter((row) => !/demo/.test(row.jobTitle))).toEqual([]);
  });

  it('gives every article three related ones, a picture and its own text', async () => {
    const posts = await connection.db.select().from(tables.blogs);
    for (const { id, slug, pictureId, description, excerpt } of posts) {
      expect(await connection.db.$count(tables.relatedBlogs, eq(tables.relatedBlogs.blogId, id)), slug).toBe(3);
      expect(pictureId, slug).not.toBeNull();
      expect(description.split(/\s+/).length, slug).toBeGreaterThan(500);
      expect(excerpt.length, slug).toBeGreaterThan(100);
    }
  });

  it('leaves the second film of analytics empty and has one for the other themes', async () => {
    const rows = await connection.db.select().from(tables.bonuses);
    const without = rows.filter((row) => row.software.videoId === null).map((row) => row.slug);
    expect(without).toEqual(['analytics']);
  });

  it('contains no executable markup', async () => {
    const { db } = connection;
    const html = [
      ...(await db.select().from(tables.blogs)).map((row) => row.description),
      ...(await db.select().from(tables.pages)).map((row) => row.body),
      ...(await db.select().from(tables.faqs)).map((row) => row.answer),
      ...(await db.select().from(tables.partnerFeatures)).map((row) => row.description),
    ];
    expect(html.filter((body) => /<script|\son\w+=|javascript:|<iframe/i.test(body))).toEqual([]);
  });
});

describe('loading content again', () => {
  it('changes nothing when the files did not change, even on a later day', async () => {
    const before = await post('a-deposit-nobody-minds');
    expect(await loadContent(connection.db, { today })).toEqual([]);
    expect(await loadContent(connection.db, { today: '2026-09-20' })).toEqual([]);
    expect(await post('a-deposit-nobody-minds')).toEqual(before);
    expect(before?.publishedAt).toBe(Date.parse(`${today}T08:00:00Z`) / 1000 - 12 * DAY);
  });

  it('updates what was edited, keeps its id, and notifies every process', async () => {
    const before = await post('a-deposit-nobody-minds');
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('listen page_changes');
    const received = new Promise<string | undefined>((resolve) =>
      listener.on('notification', (m) => resolve(m.payload)),
    );
    edit('blog/a-deposit-nobody-minds.md', 'title: A deposit nobody minds', 'title: A deposit everyone likes');
    expect(await loadContent(connection.db, { dir, today })).toEqual([
      { table: 'blogs', key: 'a-deposit-nobody-minds', change: 'changed' },
    ]);
    expect(await post('a-deposit-nobody-minds')).toMatchObject({ id: before?.id, title: 'A deposit everyone likes' });
    expect(await received).toBe('content');
    await listener.end();
    await loadContent(connection.db, { today });
  });

  it('adds and removes questions with their files', async () => {
    rmSync(join(dir, 'faq/7-for-businesses.md'));
    edit('faq/4-vouchers.md', '## How long', '## Is it a present?\n\nYes.\n\n## How long');
    const changes = await loadContent(connection.db, { dir, today });
    expect(changes).toContainEqual({ table: 'faq_categories', key: 'for-businesses', change: 'removed' });
    expect(changes).toContainEqual({ table: 'faqs', key: 'is-it-a-present', change: 'added' });
    expect(await connection.db.$count(tables.faqs, eq(tables.faqs.slug, 'is-there-a-contract'))).toBe(0);
    await loadContent(connection.db, { today });
    expect(await loadContent(connection.db, { today })).toEqual([]);
  });

  it('retires a plan instead of deleting it', async () => {
    edit('site/plans.yaml', 'slug: rooms', 'slug: house');
    await loadContent(connection.db, { dir, today });
    const plan = await connection.db.query.plans.findFirst({ where: eq(tables.plans.code, 'rooms') });
    expect(plan?.active).toBe(false);
    await loadContent(connection.db, { today });
  });

  it('serializes two concurrent loads', async () => {
    edit('pages/about_us.md', 'The copybook', 'The other copybook');
    edit('site/pains.yaml', 'Where Sunday evening goes', 'Where Sunday goes');
    const [one, two] = await Promise.all([
      loadContent(connection.db, { dir, today }),
      loadContent(connection.db, { dir, today }),
    ]);
    expect([one, two].filter((changes) => changes.length === 0)).toHaveLength(1);
    expect([...one, ...two]).toEqual([
      { table: 'pages', key: 'about_us', change: 'changed' },
      { table: 'content_blocks', key: 'pains', change: 'changed' },
    ]);
    const about = await connection.db.query.pages.findFirst({ where: eq(tables.pages.slug, 'about_us') });
    expect(about?.updatedAt).toBe(Date.parse('2026-06-01T08:00:00Z') / 1000);
    await loadContent(connection.db, { today });
  });
});

describe('invalid input', () => {
  it('removes scripts from Markdown', async () => {
    const attack = '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>[click](javascript:alert(1))\n\nTake last';
    edit('blog/the-hour-that-pays-for-the-week.md', 'Take last', attack);
    edit('faq/1-booking.md', 'Open the shop', '<svg onload=alert(1)>Open the shop');
    await loadContent(connection.db, { dir, today });
    expect((await post('the-hour-that-pays-for-the-week'))?.description).not.toMatch(/script|onerror|alert/);
    const answers = await connection.db.select().from(tables.faqs);
    expect(answers.filter((faq) => /onload|alert/.test(faq.answer))).toEqual([]);
    await loadContent(connection.db, { today });
  });

  it.each([
    [
      'blog/asking-for-a-review.md',
      'published: 96 days ago',
      'published: last week',
      /asking-for-a-review\.md:4: publ/,
    ],
    ['blog/asking-for-a-review.md', 'related: [five', 'related: [fife', /asking-for-a-review\.md:\d+: related article/],
    ['blog/asking-for-a-review.md', 'slug: asking-for-a-review', 'slug: your-first-massage', /already has the slug/],
    [
      'blog/asking-for-a-review.md',
      'author: ',
      'author: Old ',
      /asking-for-a-review\.md:\d+: the author "Old .*missing/,
    ],
    [
      'site/opinions.yaml',
      '- name: Orla Feeney',
      '- nam: Orla Feeney',
      /site\/opinions\.yaml:2: .*unknown setting "nam"/,
    ],
    [
      'site/comparison.yaml',
      'cells: [You answer it in bed, ',
      'cells: [',
      /comparison\.yaml:\d+: the row "A new booking/,
    ],
    ['features/vouchers.md', '{ title: Bought', '{ youtube_url: x, title: Bought', /vouchers\.md:9: .*either an image/],
    ['pages/cookies.md', 'slug: cookies', 'slug: biscuits', /no page has the slug "cookies"/],
    [
      'faq/1-booking.md',
      '## Do I need an account',
      '## How do I cancel an appointment?\n\nNo.\n\n## Do I',
      /asked in another/,
    ],
    ['blog/four-numbers-for-a-monday.md', '| 68 | 68%', '| lots', /four-numbers-for-a-monday\.md:\d+: a line of bars/],
  ])('refuses %s with %s replaced, and writes nothing', async (file, from, to, message) => {
    edit(file, from, to);
    edit('pages/about_us.md', 'The copybook', 'Never stored');
    await expect(loadContent(connection.db, { dir, today })).rejects.toThrow(message);
    const about = await connection.db.query.pages.findFirst({ where: eq(tables.pages.slug, 'about_us') });
    expect(about?.body).not.toContain('Never stored');
  });

  it('names a file that is missing', async () => {
    rmSync(join(dir, 'bonus/growth.yaml'));
    await expect(loadContent(connection.db, { dir, today })).rejects.toThrow(
      'bonus/growth.yaml:1: this file of content',
    );
  });
});
