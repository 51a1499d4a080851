import {
  bonuses,
  faqCategories,
  faqs,
  offBoardingQuestions,
  opinions,
  pages,
  pageVideos,
  partnerFeatures,
  sliders,
  websiteVisitSliders,
} from '@thyme/db/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, insertPicture, type TestApi } from '../../../test/kit/index.ts';

let api: TestApi;
let image: string;
let pictureId: number;
beforeAll(async () => {
  api = await bootApi();
  const picture = await insertPicture(api.db, { folder: 'content', name: 'hero' });
  pictureId = picture.id;
  image = '/uploads/content/hero.webp';
});
afterAll(() => api.close());

describe('home content', () => {
  it('[API-021] [HOME-012] sliders are the active hero slides, in order', async () => {
    await api.db.insert(sliders).values([
      { title: 'Second', youtubeUrl: 'https://youtu.be/abc', position: 2 },
      { title: 'Off', pictureId, status: 0, position: 0 },
      { title: 'First', subTitle: 'Sub', shortDescription: 'Short', pictureId, imageAltText: 'A room', position: 1 },
    ]);
    const { sliders: slides } = await api.ask<{ sliders: unknown[] }>(
      '{ sliders { title sub_title image youtube_url status short_description image_alt_text picture { width tint } } }',
    );
    expect(slides).toEqual([
      {
        title: 'First',
        sub_title: 'Sub',
        image,
        youtube_url: null,
        status: 1,
        short_description: 'Short',
        image_alt_text: 'A room',
        picture: { width: 1600, tint: '#e4f0e9' },
      },
      {
        title: 'Second',
        sub_title: '',
        image: null,
        youtube_url: 'https://youtu.be/abc',
        status: 1,
        short_description: '',
        image_alt_text: '',
        picture: null,
      },
    ]);
  });

  it('[API-022] [HOME-013] opinions are the testimonials', async () => {
    await api.db.insert(opinions).values([
      {
        name: 'Aoife',
        jobTitle: 'Owner',
        description: 'It pays for itself.',
        photoId: pictureId,
        photoAltText: 'Aoife',
      },
      { name: 'Cian', section: 'bonus', description: 'Handy.', rating: 5 },
    ]);
    const query =
      'query($section: String) { opinions(section: $section) { name photo description position photo_alt_text rating } }';
    expect(await api.ask(query)).toEqual({
      opinions: [
        {
          name: 'Aoife',
          photo: image,
          description: 'It pays for itself.',
          position: 'Owner',
          photo_alt_text: 'Aoife',
          rating: null,
        },
      ],
    });
    expect(await api.ask(query, { section: 'bonus' })).toMatchObject({ opinions: [{ name: 'Cian', rating: 5 }] });
  });

  it('[API-023] [API-024] [HOME-014] partner features are listed and found by slug, their slides as JSON text, their HTML sanitized', async () => {
    await api.db.insert(partnerFeatures).values([
      {
        slug: 'vouchers',
        title: 'Vouchers',
        pictureId,
        sliders: [{ image: '/a.webp' }, { youtube_url: 'https://youtu.be/x' }],
        description: '<p onclick="x()">Sell <b>more</b></p><script>x()</script>',
      },
      { slug: 'reviews', title: 'Reviews', description: '<p>Trust</p>', position: 1 },
    ]);
    const fields = 'id slug title image sliders description';
    const { partner_features, partner_feature } = await api.ask<{
      partner_features: object[];
      partner_feature: { sliders: string };
    }>(`{ partner_features { ${fields} } partner_feature(slug: "vouchers") { ${fields} } }`);
    expect(partner_features).toHaveLength(2);
    expect(partner_feature).toEqual(partner_features[0]);
    expect(partner_feature).toMatchObject({ slug: 'vouchers', image, description: '<p>Sell <b>more</b></p>' });
    expect(JSON.parse(partner_feature.sliders)).toEqual([{ image: '/a.webp' }, { youtube_url: 'https://youtu.be/x' }]);
    expect(await api.ask('{ partner_feature(slug: "none") { id } }')).toEqual({ partner_feature: null });
  });

  it('[API-026] [HOME-015] website visit sliders are selected by type', async () => {
    await api.db.insert(websiteVisitSliders).values([
      { type: 'partner-app-slider', pictureId, src: '/for-business' },
      { type: 'guest-app-slider', pictureId, src: '/' },
    ]);
    const query = 'query($type: String!) { website_visit_sliders(type: $type) { image src } }';
    expect(await api.ask(query, { type: 'partner-app-slider' })).toEqual({
      website_visit_sliders: [{ image, src: '/for-business' }],
    });
    expect(await api.ask(query, { type: 'guest-app-slider' })).toEqual({
      website_visit_sliders: [{ image, src: '/' }],
    });
    expect(await api.ask(query, { type: 'other' })).toEqual({ website_visit_sliders: [] });
  });

  it('[API-027] [HOME-016] a page’s video is found by the page', async () => {
    await api.db
      .insert(pageVideos)
      .values(['home', 'qr_code_business', 'qr_code_guest'].map((page) => ({ page, videoCode: `code-${page}` })));
    for (const page of ['home', 'qr_code_business', 'qr_code_guest']) {
      expect(await api.ask(`{ page_videos(page: "${page}") { video_code page } }`)).toEqual({
        page_videos: { video_code: `code-${page}`, page },
      });
    }
    expect(await api.ask('{ page_videos(page: "none") { video_code } }')).toEqual({ page_videos: null });
  });
});

describe('written pages', () => {
  it('[API-018] [CONTENT-016] a page has a title and a body of sanitized HTML, found by slug', async () => {
    const slugs = ['privacy_policy', 'about_us', 'booking_policy', 'website_terms'];
    await api.db.insert(pages).values(
      slugs.map((slug) => ({
        slug,
        title: `Title of ${slug}`,
        body: '<h2>One</h2><img src=x onerror=alert(1)><a href="javascript:x()">go</a>',
      })),
    );
    for (const slug of slugs) {
      const { pages: page } = await api.ask<{ pages: { title: string; body: string } }>(
        'query($slug: String!) { pages(slug: $slug) { title body } }',
        { slug },
      );
      expect(page.title).toBe(`Title of ${slug}`);
      expect(page.body).toContain('<h2>One</h2>');
      expect(page.body).not.toMatch(/onerror|javascript:/);
    }
    expect(await api.ask('{ pages(slug: "none") { title } }')).toEqual({ pages: null });
  });

  it('[API-017] the off-boarding question has a title, a description and its choices', async () => {
    expect(await api.ask('{ offboarding_question { title } }')).toEqual({ offboarding_question: null });
    await api.db
      .insert(offBoardingQuestions)
      .values({ title: 'Why?', description: 'Tell us.', questions: [{ id: 1, title: 'Too dear' }] });
    expect(await api.ask('{ offboarding_question { title description questions { id title } } }')).toEqual({
      offboarding_question: { title: 'Why?', description: 'Tell us.', questions: [{ id: 1, title: 'Too dear' }] },
    });
  });

  it('[CONTENT-045] [CONTENT-046] bonuses have a card and two parts, one of which may have no film', async () => {
    const part = (videoId: string | null) => ({ title: 'Part', description: 'Words', videoId });
    await api.db.insert(bonuses).values({
      slug: 'analytics',
      title: 'Analytics',
      description: 'Numbers',
      overview: part('v1'),
      software: part(null),
      pictureId,
      alt: 'A chart',
    });
    expect(
      await api.ask(
        '{ bonus(slug: "analytics") { slug overview { video_id title description } software { title description video_id } } bonuses { id title description slug image alt } }',
      ),
    ).toEqual({
      bonus: {
        slug: 'analytics',
        overview: { video_id: 'v1', title: 'Part', description: 'Words' },
        software: { video_id: null, title: 'Part', description: 'Words' },
      },
      bonuses: [
        {
          id: expect.any(Number),
          title: 'Analytics',
          description: 'Numbers',
          slug: 'analytics',
          image,
          alt: 'A chart',
        },
      ],
    });
  });
});

describe('questions', () => {
  beforeAll(async () => {
    const [booking, money] = await api.db
      .insert(faqCategories)
      .values([
        { slug: 'booking', name: 'Booking', position: 1 },
        { slug: 'money', name: 'Money', position: 2 },
      ])
      .returning();
    await api.db.insert(faqs).values([
      {
        categoryId: Number(booking?.id),
        slug: 'move',
        question: 'Can I move my visit?',
        answer: '<p>Yes, <b>until</b> 48 hours before.</p><script>x()</script>',
      },
      {
        categoryId: Number(booking?.id),
        slug: 'cafe',
        question: 'Is there a café?',
        answer: '<p>Ask the shop.</p>',
        position: 1,
      },
      {
        categoryId: Number(money?.id),
        slug: 'deposit',
        question: 'What is a deposit?',
        answer: '<p>A part of the price, 100% refundable.</p>',
      },
    ]);
  });
  const query = 'query($keyword: String) { faq_categories(keyword: $keyword) { id name faqs { id question answer } } }';
  const ask = async (keyword?: string) =>
    (
      await api.ask<{ faq_categories: { name: string; faqs: { question: string; answer: string }[] }[] }>(query, {
        keyword,
      })
    ).faq_categories;

  it('[API-025] [CONTENT-005] categories have their questions with answers in sanitized HTML', async () => {
    const categories = await ask();
    expect(categories.map((category) => [category.name, category.faqs.length])).toEqual([
      ['Booking', 2],
      ['Money', 1],
    ]);
    expect(categories[0]?.faqs[0]).toMatchObject({
      id: expect.any(Number),
      question: 'Can I move my visit?',
      answer: '<p>Yes, <b>until</b> 48 hours before.</p>',
    });
  });

  it('[API-025] a keyword selects the questions that contain all its words', async () => {
    expect((await ask('hours MOVE')).map((category) => category.faqs.map((faq) => faq.question))).toEqual([
      ['Can I move my visit?'],
    ]);
    expect((await ask('cafe'))[0]?.faqs[0]?.question).toBe('Is there a café?');
    expect(await ask('nothing like it')).toEqual([]);
    expect((await ask('100%'))[0]?.faqs[0]?.question).toBe('What is a deposit?');
    expect(await ask('%%%')).toEqual([]);
    expect(await ask('   ')).toHaveLength(2);
  });
});
