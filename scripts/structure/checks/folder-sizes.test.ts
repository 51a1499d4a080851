import { expect, test } from 'vitest';
import { plantedTree } from '../planted-tree.fixtures.ts';
import { folderSizes } from './folder-sizes.ts';

const { plant, complaints } = plantedTree();
const plantMany = (folder: string, count: number, ending = '.ts') => {
  for (let index = 0; index < count; index += 1) plant(`${folder}/file-${index}${ending}`);
};

test('26 source files at one level are one too many', () => {
  plantMany('packages/ui/src/time', 25);
  expect(complaints(folderSizes)).toEqual([]);
  plant('packages/ui/src/time/one-more.tsx');
  expect(complaints(folderSizes)).toEqual([
    'packages/ui/src/time:1 26 source files at one level, at most 25: make folders',
  ]);
});

test('browser tests are counted, in their folder', () => {
  plantMany('e2e/tests', 26, '.spec.ts');
  expect(complaints(folderSizes)).toEqual([expect.stringMatching(/^e2e\/tests:1 26 source files/)]);
});

test('tests, generated files, routes and subfolders do not count', () => {
  plantMany('packages/ui/src/time', 25);
  plantMany('packages/ui/src/time', 5, '.test.ts');
  plantMany('packages/ui/src/time/zone', 5);
  plantMany('apps/guest/app/generated', 30);
  plantMany('apps/guest/app/routes', 70, '.tsx');
  expect(complaints(folderSizes)).toEqual([]);
});
