import { describe, expect, it } from 'vitest';
import { readWanted, withChange } from './use-wanted.ts';

const read = (query: string) => readWanted(new URLSearchParams(query));

describe('what the URL of the appointments requests', () => {
  it('is the upcoming ones by default', () => {
    expect(read('')).toEqual({ tab: 'upcoming', id: null, keyword: '', from: '', to: '', dates: '' });
  });

  it('is a tab, an appointment, a word and days', () => {
    expect(read('tab=past&id=7&keyword=cut&from=2026-01-01&to=2026-02-01')).toMatchObject({
      tab: 'past',
      id: 7,
      keyword: 'cut',
      dates: '2026-01-01,2026-02-01',
    });
  });

  it.each(['id=x', 'id=-1', 'id=0', 'id=1.5', 'tab=none'])('ignores %s', (query) => {
    expect(read(query)).toMatchObject({ tab: 'upcoming', id: null });
  });

  it('takes an open end as the earliest or the latest day', () => {
    expect(read('from=2026-01-01').dates).toBe('2026-01-01,2099-12-31');
    expect(read('to=2026-01-01').dates).toBe('2000-01-01,2026-01-01');
  });

  it.each([
    'to=0002-11-05',
    'from=0202-11-05',
    'from=2026-01-01&to=0002-01-01',
    'from=20260-01-01',
    'from=2026-02-01&to=2026-01-01',
  ])('looks for nothing yet while %s is being typed', (query) => {
    expect(read(query).dates).toBe('');
  });

  it('changes some and keeps the rest', () => {
    const next = withChange(new URLSearchParams('tab=past&id=7'), { id: '', keyword: 'cut' });
    expect(next.toString()).toBe('tab=past&keyword=cut');
  });
});
