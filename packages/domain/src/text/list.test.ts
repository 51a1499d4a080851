import { expect, it } from 'vitest';
import { listInWords } from './list.ts';

it.each([
  [[], ''],
  [['cut'], 'cut'],
  [['cut', 'colour'], 'cut and colour'],
  [['cut', 'colour', 'blow-dry'], 'cut, colour and blow-dry'],
])('[APPT-059] the list %j reads as "%s"', (parts, words) => {
  expect(listInWords(parts)).toBe(words);
});
