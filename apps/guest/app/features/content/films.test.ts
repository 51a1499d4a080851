import { describe, expect, it } from 'vitest';
import { embedUrl, filmSource } from './films.ts';

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
