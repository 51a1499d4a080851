import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOG_EXCERPT } from '@thyme/domain/text';
import { describe, expect, it } from 'vitest';
import { namedGuests } from '../../marketplace/people/names.ts';
import { shopSketches } from '../../marketplace/shops/index.ts';
import { contentDirectory } from '../load-content.ts';
import { readContent } from './index.ts';

const content = readContent(contentDirectory);

/** Every quoted person with their stated place: 'Willow Room, Ranelagh · demo studio'. */
const quoted: [name: string, place: string][] = [
  ...content.home.opinions.map(({ name, position }) => [name, position] as [string, string]),
  ...content.home.customers.map(
    ({ name, business, place }) => [name, [business, place].filter(Boolean).join(', ')] as [string, string],
  ),
  ...content.blocks['how-it-works'].blocks.map(({ author, company }) => [author, company] as [string, string]),
  [content.blocks['discovery-call'].quote.author, content.blocks['discovery-call'].quote.company],
  [content.bonusTestimonial.author, content.bonusTestimonial.company],
  ...content.authors.map(({ name, about }) => [name, about] as [string, string]),
  ...content.features.flatMap(({ description }) =>
    [...description.matchAll(/<p>([^<,]+), ([^<]+) \(demo studio\)<\/p>/g)].map(
      ([, name = '', place = '']) => [name, place] as [string, string],
    ),
  ),
];
const studios = quoted.filter(([, place]) => !place.startsWith('Guest in') && !/^(Writes|Words)/.test(place));

describe('[CONTENT-081] the people of the content', () => {
  it('are quoted in every place that quotes', () => {
    expect(studios.length).toBeGreaterThanOrEqual(20);
  });

  it.each(studios)('%s works at a shop of the demo marketplace in the right place: %s', (name, says) => {
    const [business = '', place = ''] = says.replace(/ · demo studio$/, '').split(/, (.*)/);
    const shop = shopSketches.find((sketch) => sketch.name === business);
    expect(shop?.people).toContain(name);
    expect(shop?.area).toContain(place);
  });

  it.each(quoted.filter(([, place]) => place.startsWith('Guest in')))(
    '%s is a guest who lives there: %s',
    (name, says) => {
      const guest = namedGuests.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
      expect(guest?.address).toContain(says.replace('Guest in ', '').replace(' · demo account', ''));
    },
  );
});

describe('[CONTENT-082] the content', () => {
  const files = globSync('**/*.{md,yaml}', { cwd: contentDirectory }).filter((file) => file !== 'README.md');
  const text = (file: string) => readFileSync(join(contentDirectory, file), 'utf8');

  it.each([
    ['a place in a course that has begun', /late (joiners|ones)|joins? in week two and pays/i],
    ['reports that do not exist', /reports for/i],
    ['the import or export of a shop’s data', /spreadsheet|take your data|data leaves with you/i],
    ['store pages', /apps\.apple\.com|play\.google\.com/],
  ])('promises no %s', (_what, promise) => {
    // Advice on pricing is not a promise of the product.
    const product = files.filter(
      (file) => !file.startsWith('blog/') && !file.startsWith('ebook/') && file !== 'bonus/growth.yaml',
    );
    expect(product.filter((file) => promise.test(text(file)))).toEqual([]);
  });

  it.each(files)('%s has none of the phrases that nobody says', (file) => {
    const stilted =
      /until when may|may I cancel|say no and it|after a yes|a no deletes|law asks|hear no more|goes on, because/i;
    expect(text(file)).not.toMatch(stilted);
  });
});

it.each(content.blog.map(({ slug, excerpt }) => [slug, excerpt]))(
  '[CONTENT-080] the excerpt of %s fits the list',
  (_slug, excerpt) => {
    expect(excerpt?.length).toBeLessThanOrEqual(BLOG_EXCERPT);
  },
);

describe('[CONTENT-083] descriptions for search engines', () => {
  const descriptions: [string, string][] = [
    ...content.blog.map((post) => [post.slug, post.meta_description] as [string, string]),
    ...content.pages.map((page) => [page.slug, page.meta_description] as [string, string]),
    ...content.features.map((feature) => [feature.slug, feature.summary] as [string, string]),
  ];
  it.each(descriptions)('of %s have 70 to 155 characters', (_slug, { length }) => {
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(155);
  });
});
