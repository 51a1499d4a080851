import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let root: string;
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example', ...args], { cwd: root });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message=A change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thyme-changed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('names what differs from main: committed, edited or new, but not what was deleted', async () => {
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(root, 'apps'));
  for (const name of ['same.ts', 'edited.ts', 'deleted.ts', 'apps/committed.ts']) write(name, '1');
  commit();
  git('switch', '--quiet', '--create', 'work');
  write('apps/committed.ts', '2');
  commit();
  write('edited.ts', '2');
  write('new.ts', '1');
  rmSync(join(root, 'deleted.ts'));
  expect((await changedFiles(root)).sort()).toEqual(['apps/committed.ts', 'edited.ts', 'new.ts']);
});

test('names nothing where there is no repository', async () => {
  write('new.ts', '1');
  expect(await changedFiles(root)).toEqual([]);
});
