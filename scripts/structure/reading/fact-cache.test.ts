import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFacts } from './fact-cache.ts';

let folder: string;
const cacheFile = () => join(folder, 'cache', 'structure.json');
const source = (text: string) => ({ path: 'a.ts', text });
const importsOf = (text: string) =>
  readFacts([source(text)], cacheFile())[0]?.imports.map(({ specifier }) => specifier);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thyme-facts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a second run gives the same facts, and a changed file is parsed again', () => {
  expect(importsOf(`import './b.ts';`)).toEqual(['./b.ts']);
  expect(existsSync(cacheFile())).toBe(true);
  expect(importsOf(`import './b.ts';`)).toEqual(['./b.ts']);
  expect(importsOf(`import './c.ts';`)).toEqual(['./c.ts']);
});

test('an unchanged file is taken from the cache', () => {
  importsOf(`import './b.ts';`);
  writeFileSync(cacheFile(), readFileSync(cacheFile(), 'utf8').replace('./b.ts', './cached.ts'));
  expect(importsOf(`import './b.ts';`)).toEqual(['./cached.ts']);
});

test.each(['{"version":', '{"version":"older","files":{}}'])('a cache that cannot be used is replaced: %s', (text) => {
  importsOf(`import './b.ts';`);
  writeFileSync(cacheFile(), text);
  expect(importsOf(`import './b.ts';`)).toEqual(['./b.ts']);
});

test('a file that was deleted leaves the cache', () => {
  readFacts([source('export {};'), { path: 'b.ts', text: 'export {};' }], cacheFile());
  readFacts([source('export {};')], cacheFile());
  expect(readFileSync(cacheFile(), 'utf8')).not.toContain('b.ts');
});
