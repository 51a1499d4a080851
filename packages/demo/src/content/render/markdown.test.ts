import { describe, expect, it } from 'vitest';
import { readingMinutes, renderMarkdown } from './markdown.ts';

describe('renderMarkdown', () => {
  it('gives headings unique ids, and never renders a first-level heading', () => {
    const html = renderMarkdown('# Find it\n\ntext\n\n## Find it\n\n### Dún Laoghaire & co');
    expect(html).toContain('<h2 id="find-it">Find it</h2>');
    expect(html).toContain('<h2 id="find-it-2">Find it</h2>');
    expect(html).toContain('<h3 id="dun-laoghaire-co">Dún Laoghaire &amp; co</h3>');
  });

  it('renders bars as a table of meters with a caption', () => {
    const html = renderMarkdown('```bars\nTakings\n9:30 | 38 | €38\n5:30 | 74\n```');
    expect(html).toContain('<figure class="bars">');
    expect(html).toContain('<meter min="0" max="74" value="38" aria-label="9:30: €38"></meter>');
    expect(html).toContain('<td>74</td>');
    expect(html).toContain('<figcaption>Takings</figcaption>');
  });

  it('refuses bars without numbers', () => {
    expect(() => renderMarkdown('```bars\nTakings\n9:30 | many\n```')).toThrow('"label | number | text"');
  });

  it.each([
    ['a script', '<script>alert(1)</script>fine', 'fine'],
    ['a handler', '<p onclick="alert(1)">fine</p>', '<p>fine</p>'],
    ['a javascript link', '[fine](javascript:alert(1))', '<p><a>fine</a></p>'],
    ['an obfuscated link', '<a href="java\tscript:alert(1)">fine</a>', '<p><a>fine</a></p>'],
    ['a data link', '[fine](data:text/html;base64,PHNjcmlwdD4=)', '<p><a>fine</a></p>'],
    ['a foreign frame', '<iframe src="https://bad.example"></iframe>fine', 'fine'],
    ['a drawing with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg>fine', '<p>fine</p>'],
    ['a style', '<p style="position:fixed" class="x">fine</p>', '<p>fine</p>'],
    ['a foreign picture', 'fine ![x](https://bad.example/pixel.gif)', '<p>fine </p>'],
    ['a broken picture', '<img src=x onerror=alert(1)>fine', '<p>fine</p>'],
    ['a form', '<form action="https://bad.example"><input name="p"></form>fine', 'fine'],
  ])('makes %s inert', (_name, markdown, html) => {
    expect(renderMarkdown(markdown).trim()).toBe(html);
  });

  it('keeps links, tables and our own pictures', () => {
    expect(renderMarkdown('[call](/system/book-a-call)')).toBe('<p><a href="/system/book-a-call">call</a></p>');
    expect(renderMarkdown('[ccpc](https://ccpc.ie)')).toContain('rel="noopener noreferrer"');
    expect(renderMarkdown('| a |\n|---|\n| b |')).toContain('<td>b</td>');
    expect(renderMarkdown('![A vase](/uploads/blog/vase.webp)')).toContain(
      '<img src="/uploads/blog/vase.webp" alt="A vase" loading="lazy" />',
    );
  });
});

describe('readingMinutes', () => {
  it('is at least one, and grows with the number of words', () => {
    expect(readingMinutes('## –')).toBe(1);
    expect(readingMinutes('word '.repeat(401))).toBe(3);
  });
});
