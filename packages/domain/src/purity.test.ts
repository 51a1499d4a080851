import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const rules = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
const sources = rules.map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));

describe('rules are pure', () => {
  it.each([
    ['read a clock', /Date\.now|new Date\(\)|performance\./],
    ['use randomness', /Math\.random|crypto/],
    ['are asynchronous', /\basync\b|\bawait\b|Promise|setTimeout/],
    ['throw', /\bthrow\s/],
    ['import anything from outside', /from '(?!\.{1,2}\/)/],
  ])('none of them %s', (_, pattern) => {
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
