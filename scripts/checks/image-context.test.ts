import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../running/settings.ts';
import { readSources } from '../structure/reading/sources.ts';

const patterns = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** Whether a path, or a folder above it, is excluded from the image. */
const isLeftOut = (path: string) =>
  path
    .split('/')
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/'))
    .some((at) => patterns.some((pattern) => matchesGlob(at, pattern)));

it('leaves no source out of the image', () => {
  const paths = readSources(projectRoot).map(({ path }) => path);
  expect(paths.filter(isLeftOut)).toEqual([]);
});

it('leaves out what belongs to one machine', () => {
  const own = [
    '.env',
    '.git/config',
    '.data/postgres',
    'node_modules/x',
    'apps/guest/build/client',
    'bench/node_modules',
  ];
  expect(own.filter((path) => !isLeftOut(path))).toEqual([]);
});
