import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FilmFrame } from './films/film-frame.tsx';
import { ProviderPricing } from './pricing/provider-pricing.tsx';
import { readSlides } from './product/feature-slides.tsx';

describe("the card provider's pricing table", () => {
  const markup = renderToStaticMarkup(createElement(ProviderPricing, { table: { id: 'prctbl_7', key: 'pk_test_7' } }));

  it('[HOME-031] is fed its id and the publishable key', () => {
    expect(markup).toContain('<stripe-pricing-table pricing-table-id="prctbl_7" publishable-key="pk_test_7"');
  });
  it('[HOME-033] is laid out horizontally', () => expect(markup).toContain('layout="horizontal"'));
});

describe('slides of a feature', () => {
  it('are pictures or films; what shows nothing is left out', () => {
    const sliders = JSON.stringify([
      { title: 'A', image: '/uploads/content/a.webp' },
      { title: 'B', youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { title: 'C' },
      { title: 'D', youtube_url: 'file:missing' },
    ]);
    expect(readSlides(sliders)).toEqual([
      { title: 'A', image: '/uploads/content/a.webp', film: null },
      { title: 'B', image: null, film: 'https://www.youtube.com/watch?v=abcdefghijk' },
    ]);
    expect(readSlides('{}')).toEqual([]);
  });
});

describe('a film behind its poster', () => {
  const poster = { image: '/uploads/content/p.webp', alt: 'A room', width: 1600, height: 1000, tint: 'beige' };
  const frame = (code: string | null) =>
    renderToStaticMarkup(createElement(FilmFrame, { code, title: 'A week', description: 'Words', poster }));

  it('loads nothing from elsewhere before a press', () => {
    expect(frame('abcdefghijk')).toContain('<button');
    expect(frame('abcdefghijk')).not.toMatch(/iframe|youtube/);
  });
  it.each([null, 'file:missing'])('has no button where the film is %s', (code) => {
    expect(frame(code)).not.toContain('<button');
    expect(frame(code)).toContain('Words');
  });
});
