import { describe, expect, it } from 'vitest';
import { correctionOf } from './use-correction.ts';

const fitting = { needsTimes: true, hasTimes: true, hasLost: true, isGuest: true, isChecked: true };

describe('[BOOK-064] a step that the history leads to', () => {
  it.each([
    ['when', {}, null],
    ['when', { needsTimes: false }, 'restart'],
    ['login', { isGuest: false }, null],
    ['login', {}, 'check'],
    ['login', { hasTimes: false }, 'when'],
    ['lost', {}, null],
    ['lost', { hasLost: false }, 'when'],
    ['call', {}, null],
    ['call', { hasTimes: false }, 'when'],
    ['confirm', {}, null],
    ['confirm', { isChecked: false }, 'check'],
    ['confirm', { isGuest: false }, 'check'],
    ['confirm', { hasTimes: false }, 'when'],
    ['confirm', { needsTimes: false, isChecked: false }, null],
  ] as const)('%s with %j: %s', (step, facts, expected) => {
    expect(correctionOf({ ...fitting, ...facts, step })).toBe(expected);
  });
});
