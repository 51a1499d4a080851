import { contentBlocks } from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const photo = { src: '/uploads/content/orla.webp', width: 480, height: 480, tint: '#efe2cc' };
const store = (key: string, body: unknown) =>
  api.db.insert(contentBlocks).values({ key, body }).onConflictDoUpdate({ target: contentBlocks.key, set: { body } });

describe('copy of the marketing pages', () => {
  it('[CONTENT-047] the bonus testimonial has text, author, company, image and rating', async () => {
    const said = {
      text: 'I close at one.',
      author: 'Orla',
      company: 'Fern & Fold',
      image: photo,
      image_alt_text: 'Orla',
      rating: 5,
    };
    await store('bonus-testimonial', said);
    expect(await api.ask('{ bonus_testimonial { text author company image rating } }')).toEqual({
      bonus_testimonial: {
        text: 'I close at one.',
        author: 'Orla',
        company: 'Fern & Fold',
        image: photo.src,
        rating: 5,
      },
    });
  });

  it("prices are major units, and features are 'yes' or 'no'", async () => {
    const plan = {
      slug: 'solo',
      name: 'Solo',
      description: '',
      monthly: 1950,
      yearly: 19000,
      highlight: false,
      features: [],
    };
    const lines = [{ label: 'Vouchers', values: [true, false, '200 a month'] }];
    const words = { title: '', description: '', currency: 'EUR', yearly_note: '', footnote: '', faqs: [] };
    await store('pricing', { ...words, plans: [plan], comparison: lines });
    expect(await api.ask('{ pricing { plans { monthly yearly badge } comparison { values } } }')).toEqual({
      pricing: {
        plans: [{ monthly: 19.5, yearly: 190, badge: null }],
        comparison: [{ values: ['yes', 'no', '200 a month'] }],
      },
    });
  });

  it('scripts in a chapter of the e-book are removed', async () => {
    const chapter = { slug: 'one', title: 'One', html: '<p>Hello</p><script>alert(1)</script>' };
    await store('ebook', { title: '', subtitle: '', description: '', author: '', highlights: [], chapters: [chapter] });
    const { ebook } = await api.ask<{ ebook: { chapters: { body: string }[] } }>('{ ebook { chapters { body } } }');
    expect(ebook.chapters[0]?.body).toContain('Hello');
    expect(ebook.chapters[0]?.body).not.toContain('script');
  });

  it('a page has the picture that content assigns to it', async () => {
    await store('page-pictures', { about: { image: photo, image_alt_text: 'An orchid' } });
    expect(await api.ask('{ page_picture(page: "about") { image alt width height tint } }')).toEqual({
      page_picture: { image: photo.src, alt: 'An orchid', width: 480, height: 480, tint: '#efe2cc' },
    });
    expect(await api.ask('{ page_picture(page: "none") { image } }')).toEqual({ page_picture: null });
  });

  it('a missing block is null, not an error', async () => {
    expect(
      await api.ask(
        '{ pains { title } film(page: "none") { title } bonus_sheets(slug: "none") { title } authors { name } }',
      ),
    ).toEqual({
      pains: null,
      film: null,
      bonus_sheets: [],
      authors: [],
    });
  });
});
