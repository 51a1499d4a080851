import { describe, expect, it } from 'vitest';
import { actionWords, factsOf } from './trail-words.ts';

describe('the history', () => {
  it('says what was done, and shows an unknown act by its name', () => {
    expect(actionWords('archive-service')).toBe('put a service away');
    expect(actionWords('water-plants')).toBe('water plants');
  });

  it('lists what changed', () => {
    const changes = JSON.stringify({ name: 'Cut', upfrontPercent: 20, isOpen: true, note: '', hours: [1] });
    expect(factsOf({ changes })).toEqual([
      { name: 'name', value: 'Cut' },
      { name: 'upfront percent', value: '20' },
      { name: 'is open', value: 'yes' },
      { name: 'note', value: 'nothing' },
      { name: 'hours', value: '[1]' },
    ]);
  });
});
