import { describe, expect, it } from 'vitest';
import { headingsOf, numbered, sectionsOf } from './outline.ts';

const terms =
  '<p>These terms.</p>\n<h2 id="1-who-we-are">1. Who we are</h2>\n<p>Us.</p>\n<h2 id="2-fish-amp-chips">2. Fish &amp; <em>chips</em></h2>\n<p>Them.</p>';

describe('the outline of a text', () => {
  it('is its headings as words, without numbers written by hand', () => {
    expect(headingsOf(terms)).toEqual([
      { id: '1-who-we-are', text: 'Who we are' },
      { id: '2-fish-amp-chips', text: 'Fish & chips' },
    ]);
    expect(headingsOf('<p>Nothing.</p>')).toEqual([]);
  });

  it('counts headings, whether they have handwritten numbers or not', () => {
    expect(numbered(terms)).toBe(
      '<p>These terms.</p>\n<h2 id="1-who-we-are"><span>1</span> Who we are</h2>\n<p>Us.</p>\n<h2 id="2-fish-amp-chips"><span>2</span> Fish &amp; <em>chips</em></h2>\n<p>Them.</p>',
    );
    expect(numbered('<h2 id="a">About 3. things</h2>')).toBe('<h2 id="a"><span>1</span> About 3. things</h2>');
  });

  it('cuts a text into its opening and its sections', () => {
    const { opening, sections } = sectionsOf(terms);
    expect(opening).toBe('<p>These terms.</p>');
    expect(sections.map(({ text, html, points }) => [text, html, points])).toEqual([
      ['Who we are', '<p>Us.</p>', []],
      ['Fish & chips', '<p>Them.</p>', []],
    ]);
  });

  it('finds points only where a section is nothing else', () => {
    const points = '<h3 id="one">One</h3><p>First.</p><h3 id="two">Two</h3><p>Second.</p>';
    const { sections } = sectionsOf(`<h2 id="rules">Rules</h2>${points}<h2 id="more">More</h2><p>Words.</p>${points}`);
    expect(sections[0]?.points).toEqual([
      { id: 'one', text: 'One', html: '<p>First.</p>' },
      { id: 'two', text: 'Two', html: '<p>Second.</p>' },
    ]);
    expect(sections[1]?.points).toEqual([]);
    expect(sections[1]?.html).toContain('<p>Words.</p>');
  });
});
