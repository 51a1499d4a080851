import { describe, expect, it } from 'vitest';
import { drawing } from './picture.ts';
import { published } from './published.ts';
import { readSections } from './sections.ts';
import { either, flag, integer, listOf, nullable, oneOf, optional, read, record, slug, text } from './shape.ts';
import { readMarkdown, readYaml } from './source.ts';

const post = record({ title: text, slug, minutes: optional(integer, 1), tags: optional(listOf(text), []) });
const parse = (yaml: string) => read(readYaml('blog/x.md', yaml, 2), post);

describe('settings of a content file', () => {
  it('are parsed with their defaults', () => {
    expect(parse('title: Hours\nslug: the-hour')).toEqual({ title: 'Hours', slug: 'the-hour', minutes: 1, tags: [] });
  });

  it.each([
    ['a missing setting', 'title: Hours', 'blog/x.md:2: the setting is missing "slug"'],
    ['an empty text', 'slug: a\ntitle: ""', 'blog/x.md:3: title must be a text that is not empty'],
    ['a wrong slug', 'title: A\nslug: The Hour', 'blog/x.md:3: slug may contain only a-z, 0-9 and hyphens'],
    ['an unknown name', 'title: A\nslug: a\n\nautor: B', 'blog/x.md:5: '],
    ['a number that is none', 'title: A\nslug: a\nminutes: soon', 'blog/x.md:4: minutes must be a whole number'],
    ['an item that is no text', 'title: A\nslug: a\ntags:\n  - a\n  - 4', 'blog/x.md:6: tags[2] must be a text'],
    ['a text that is no list', 'title: A\nslug: a\ntags: b', 'blog/x.md:4: tags must be a list'],
    ['broken YAML', 'title: A\nslug: "a', 'blog/x.md:3: '],
    ['a doubled name', 'title: A\ntitle: B\nslug: a', 'blog/x.md:3: Map keys must be unique'],
    ['no settings at all', '- a', 'blog/x.md:2: '],
  ])('with %s are refused with the line', (_name, yaml, message) => {
    expect(() => parse(yaml)).toThrow(message);
  });

  it('may have one of several types', () => {
    const cell = either(flag, (value) => typeof value === 'boolean', text);
    expect(read(readYaml('f', '[true, 200 a month]'), listOf(cell))).toEqual([true, '200 a month']);
    expect(read(readYaml('f', 'null'), nullable(text))).toBeNull();
    expect(() => read(readYaml('f', 'growth'), oneOf('time'))).toThrow('f:1:  must be one of time, not "growth"');
  });
});

describe('front matter', () => {
  it('ends at the closing line, and the body keeps its line number', () => {
    const file = readMarkdown('a.md', '---\ntitle: A\n---\n\n## One\n\ntext');
    expect(file.bodyLine).toBe(4);
    expect(readSections(file)).toEqual([{ heading: 'One', body: 'text', line: 5 }]);
  });

  it.each([
    ['no beginning', 'title: A\n---\n', 'a.md:1: the file must begin with a line "---"'],
    ['no end', '---\ntitle: A\n', 'a.md:1: the settings that begin here are never closed'],
  ])('with %s is refused', (_name, markdown, message) => {
    expect(() => readMarkdown('a.md', markdown)).toThrow(message);
  });
});

describe('sections', () => {
  const sections = (body: string) => readSections(readMarkdown('a.md', `---\na: b\n---\n${body}`));

  it('are not split inside a fenced block', () => {
    expect(sections('## One\n```\n## not one\n```\n')).toHaveLength(1);
  });

  it.each([
    ['stray text', 'stray\n## One\ntext', 'a.md:4: text before the first "##" heading'],
    ['an empty answer', '## One\n\n## Two\ntext', 'a.md:4: nothing is written below "One"'],
  ])('with %s are refused', (_name, body, message) => {
    expect(() => sections(body)).toThrow(message);
  });
});

describe('dates and pictures', () => {
  it.each([
    ['2026-06-01', { date: '2026-06-01' }],
    ['12 days ago', { daysAgo: 12 }],
    ['1 day ago', { daysAgo: 1 }],
  ])('reads %s', (yaml, value) => {
    expect(read(readYaml('f', yaml), published)).toEqual(value);
  });

  it.each(['2026-02-30', 'yesterday', '12'])('refuses the date %s', (yaml) => {
    expect(() => read(readYaml('f', `"${yaml}"`), published)).toThrow('must be a date such as 2026-06-01');
  });

  it.each([
    ['{ kind: scene, seed: a }', 'a scene needs a trade'],
    ['{ kind: avatar, trade: hair, seed: a }', 'a scene needs a trade, and other drawings have none'],
    ['{ kind: photo, seed: a }', 'kind must be one of scene, blogCover, avatar, not "photo"'],
    ['{ kind: scene, trade: plumbing, seed: a }', 'trade must be one of hair'],
  ])('refuses the picture %s', (yaml, message) => {
    expect(() => read(readYaml('f', yaml), drawing)).toThrow(message);
  });
});
