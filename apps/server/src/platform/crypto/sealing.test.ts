import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'thyme-sealing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a sealed secret is unreadable, and opens only in its own context', () => {
  const sealing = createSealing({ encryptionKey: Buffer.alloc(32, 7), dataDir });
  const sealed = sealing.seal('ya29.secret', 'calendar:7');
  expect(sealed.toString('latin1')).not.toContain('ya29');
  expect(sealing.seal('ya29.secret', 'calendar:7').equals(sealed)).toBe(false);
  expect(sealing.open(sealed, 'calendar:7')).toBe('ya29.secret');
  expect(() => sealing.open(sealed, 'calendar:8')).toThrow();
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => sealing.open(changed, 'calendar:7')).toThrow();
  const stranger = createSealing({ encryptionKey: Buffer.alloc(32, 8), dataDir });
  expect(() => stranger.open(sealed, 'calendar:7')).toThrow();
});

test('a signature is valid for its text and key only', () => {
  const sealing = createSealing({ encryptionKey: Buffer.alloc(32, 7), dataDir });
  const signature = sealing.sign('visit:17');
  expect(sealing.isSigned('visit:17', signature)).toBe(true);
  expect(sealing.isSigned('visit:18', signature)).toBe(false);
  expect(sealing.isSigned('visit:17', '')).toBe(false);
});

test('without a setting two processes share a key file that only its owner can read', () => {
  const [first, second] = [
    createSealing({ encryptionKey: null, dataDir }),
    createSealing({ encryptionKey: null, dataDir }),
  ];
  expect(second.open(first.seal('token', 'a'), 'a')).toBe('token');
  expect(statSync(path.join(dataDir, 'encryption.key')).mode & 0o777).toBe(0o600);
});
