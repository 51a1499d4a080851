import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testDirectory } from './test-directory.ts';

describe('where the databases of tests lie', () => {
  const directory = mkdtempSync(join(tmpdir(), 'thyme-room-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is a directory with room', () => {
    expect(testDirectory(directory, 1)).toBe(directory);
  });

  it('is the usual one where there is too little room', () => {
    expect(testDirectory(directory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  });

  it('is the usual one where there is no memory to use', () => {
    expect(testDirectory('/dev/no-such-memory')).toBe(tmpdir());
  });
});
