import { describe, expect, it } from 'vitest';
import { Kept } from '../platform/kept.ts';
import type { Services } from '../platform/services.ts';
import type { Execute } from './execute.ts';
import { beginRendering, type KeptAnswers } from './in-process.ts';

const DOCUMENT = 'query Shop($slug: String!) { business(slug: $slug) { name } }';

/** A marketplace of one shop: what it is called now, and how often somebody asked. */
function shopCalled(first: string) {
  const shop = { name: first, asked: 0, tags: ['business:1'], fails: false, before: async () => undefined as unknown };
  const execute: Execute = async (_operation, context) => {
    shop.asked += 1;
    const { name } = shop;
    await shop.before();
    for (const tag of shop.tags) context.dependsOn(tag);
    return shop.fails ? { data: null, errors: [{ message: 'no' }] } : { data: { business: { name } } };
  };
  let now = 100;
  const answers: KeptAnswers = new Kept({ maxBytes: 10_000, maxAgeSeconds: 60, now: () => now });
  const begin = () => beginRendering(execute, {} as Services, 'r', answers);
  return { shop, answers, begin, pass: (seconds: number) => (now += seconds) };
}

describe('answers kept for public pages', () => {
  it('are asked for once, and every page made from them knows what it is made from', async () => {
    const { shop, begin, pass } = shopCalled('Willow Room');
    const first = begin();
    expect(await first.execute(DOCUMENT, { slug: 'a' })).toEqual({ data: { business: { name: 'Willow Room' } } });
    pass(10);
    const second = begin();
    expect(await second.execute(DOCUMENT, { slug: 'a' })).toEqual({ data: { business: { name: 'Willow Room' } } });
    expect([shop.asked, first.tags, second.tags]).toEqual([1, new Set(['business:1']), new Set(['business:1'])]);
    // A page holds no longer than the first of its answers to go.
    expect([first.until(), second.until()]).toEqual([160, 160]);
    await second.execute(DOCUMENT, { slug: 'b' });
    expect(shop.asked).toBe(2);
    pass(61);
    await begin().execute(DOCUMENT, { slug: 'a' });
    expect(shop.asked).toBe(3);
  });

  it('let a page that shows what passes last as long as each of them, not as long as the oldest would if it passed', async () => {
    const { shop, begin, pass } = shopCalled('Willow Room');
    await begin().execute(DOCUMENT, { slug: 'a' });
    pass(40);
    shop.tags = ['business:1', 'minute'];
    const page = begin();
    await page.execute(DOCUMENT, { slug: 'a' });
    await page.execute(DOCUMENT, { slug: 'with classes' });
    expect([page.until(), page.tags]).toEqual([160, new Set(['business:1', 'minute'])]);
    const classes = begin();
    await classes.execute(DOCUMENT, { slug: 'with classes' });
    expect(classes.until()).toBe(179);
  });

  it('are gone with the change of what they show', async () => {
    const { shop, answers, begin } = shopCalled('Willow Room');
    await begin().execute(DOCUMENT, {});
    shop.name = 'Willow & Rose';
    answers.drop('business:2');
    expect(await begin().execute(DOCUMENT, {})).toEqual({ data: { business: { name: 'Willow Room' } } });
    answers.drop('business:1');
    expect(await begin().execute(DOCUMENT, {})).toEqual({ data: { business: { name: 'Willow & Rose' } } });
  });

  it('are neither kept nor shared by a page that began before a change', async () => {
    const { shop, answers, begin } = shopCalled('Willow Room');
    const old = begin();
    answers.drop('business:1');
    let release = () => undefined as unknown;
    shop.before = () => new Promise((resolve) => (release = () => resolve(undefined)));
    const half = old.execute(DOCUMENT, {});
    shop.before = async () => undefined;
    shop.name = 'Willow & Rose';
    // Asked while the old page's question is still open.
    expect(await begin().execute(DOCUMENT, {})).toEqual({ data: { business: { name: 'Willow & Rose' } } });
    release();
    expect(await half).toEqual({ data: { business: { name: 'Willow Room' } } });
    expect(await begin().execute(DOCUMENT, {})).toEqual({ data: { business: { name: 'Willow & Rose' } } });
  });

  it('are not kept when they are errors, name nothing they come from, or write', async () => {
    const { shop, answers, begin } = shopCalled('Willow Room');
    shop.fails = true;
    await begin().execute(DOCUMENT, {});
    shop.fails = false;
    shop.tags = [];
    await begin().execute(DOCUMENT, {});
    shop.tags = ['content'];
    await Promise.all([1, 2].map(() => begin().execute('mutation Write { write }', {})));
    expect([shop.asked, answers.size]).toEqual([4, 0]);
  });

  it('can not be changed by a page that uses them', async () => {
    const { begin } = shopCalled('Willow Room');
    const { data } = await begin().execute(DOCUMENT, {});
    expect(() => Object.assign(data?.business as object, { name: 'Mine' })).toThrow(TypeError);
  });
});
