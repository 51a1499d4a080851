import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { embedUrl } from './embed-url.ts';
import { filmSource } from './films.ts';

const LARGEST = 1_500_000;

describe('films', () => {
  it.each([
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ])('%s is hosted', (code, id) => {
    expect(filmSource(code)).toEqual({ kind: 'hosted', id });
  });

  it.each([
    null,
    '',
    'file:no-such-film',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com/watch?v=<b>',
  ])('%s is no film', (code) => {
    expect(filmSource(code)).toBeNull();
  });

  it('[CONTENT-062] embeds play with autoplay off, sound on and loop on', () => {
    const query = new URL(embedUrl('dQw4w9WgXcQ')).searchParams;
    expect([query.get('autoplay'), query.get('mute'), query.get('loop'), query.get('playlist')]).toEqual([
      '0',
      '0',
      '1',
      'dQw4w9WgXcQ',
    ]);
  });
});

describe('films that content names', () => {
  const content = fileURLToPath(new URL('../../../../../../packages/demo/content', import.meta.url));
  const shelf = fileURLToPath(new URL('./files', import.meta.url));
  const named = new Set(
    readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(md|yaml)$/.test(path))
      .flatMap((path) =>
        Array.from(readFileSync(join(content, path), 'utf8').matchAll(/\bfile:([\w-]+)/g), ([, name]) => name ?? ''),
      ),
  );

  it.each([...named])('%s exists, with ordered captions and a poster, and starts soon', (name) => {
    expect(filmSource(`file:${name}`)).toEqual({
      kind: 'file',
      url: expect.any(String),
      captions: expect.any(String),
      poster: expect.any(String),
    });
    const text = readFileSync(join(shelf, `${name}.vtt`), 'utf8');
    const cues = Array.from(text.matchAll(/^(\S+) --> (\S+)\n(.+)$/gm));
    expect(text).toMatch(/^WEBVTT\n/);
    expect(cues.length).toBeGreaterThan(2);
    const moments = cues.flatMap(([, from = '', to = '']) => [from, to]);
    expect(moments).toEqual(moments.toSorted());
    expect(statSync(join(shelf, `${name}.webm`)).size).toBeLessThan(LARGEST);
  });

  it('are all that remain', () => {
    const remaining = readdirSync(shelf).filter((file) => file.endsWith('.webm'));
    expect(remaining.map((file) => file.replace('.webm', '')).filter((name) => !named.has(name))).toEqual([]);
  });
});
