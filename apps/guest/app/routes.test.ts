import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const directory = join(import.meta.dirname, 'routes');
const sources = readdirSync(directory).map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }));

it('every loader that reads its URL declares the query parameters, for the server drops all others', () => {
  const reading = sources.filter(({ text }) => text.includes('request.url'));
  expect(reading.length).toBeGreaterThan(0);
  const undeclared = reading.filter(({ text }) => !/export const handle = \{[^}]*\bsearchParams:/.test(text));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});
