import { expect, it } from 'vitest';
import { midSentence } from './mid-sentence.ts';

it.each([
  ['Hot stone massage', 'hot stone massage'],
  ['Blow-dry', 'blow-dry'],
  ['Cut & finish', 'cut & finish'],
  ['Swedish massage', 'Swedish massage'],
  ['Thai-style stretch', 'Thai-style stretch'],
  ['LED facial', 'LED facial'],
  ['A quiet hour', 'a quiet hour'],
  ['60 minutes of colour', '60 minutes of colour'],
  ['Écaille', 'écaille'],
  ['', ''],
])('[APPT-091] %s within a sentence is %s', (name, words) => {
  expect(midSentence(name)).toBe(words);
});
