import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadFileKey, chooseFiles, type FilePort } from './index.ts';

let dataDir: string;
let files: FilePort;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thyme-files-'));
  files = chooseFiles({ dataDir, s3: null });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('files in the data directory', () => {
  it('reads what was written, and the newer of two writes', async () => {
    await files.write('pictures/a/one.webp', Buffer.from('first'));
    await files.write('pictures/a/one.webp', Buffer.from('second'));
    expect((await files.read('pictures/a/one.webp'))?.toString()).toBe('second');
  });

  it('leaves no partial file behind', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => files.write('many/one.bin', Buffer.alloc(50_000, i))));
    const stored = await files.read('many/one.bin');
    expect(new Set(stored)).toHaveProperty('size', 1);
    expect(await readdir(join(dataDir, 'files', 'many'))).toEqual(['one.bin']);
  });

  it('returns null for a missing file, and removes one without an error', async () => {
    expect(await files.read('pictures/none.webp')).toBeNull();
    await files.write('pictures/gone.webp', Buffer.from('x'));
    await files.remove('pictures/gone.webp');
    await files.remove('pictures/gone.webp');
    expect(await files.read('pictures/gone.webp')).toBeNull();
  });

  it.each(['../secret', 'a/../b', '/etc/passwd', 'a//b', '.env', 'a/.hidden', 'a\\b', 'A.webp', '', 'a/b\0.webp'])(
    'refuses the key %j',
    async (key) => {
      expect(() => files.write(key, Buffer.from('x'))).toThrow(BadFileKey);
      await expect(files.read(key)).rejects.toThrow(BadFileKey);
    },
  );
});
