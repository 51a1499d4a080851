import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDirectory } from './test-directory.ts';

describe('where the databases of tests lie', () => {
  it('is a directory with room', () => {
    const directory = mkdtempSync(join(tmpdir(), 'thyme-room-'));
    expect(testDirectory(directory)).toBe(directory);
  });

  it('is the usual one where there is no memory to use', () => {
    expect(testDirectory('/dev/no-such-memory')).toBe(tmpdir());
  });
});
