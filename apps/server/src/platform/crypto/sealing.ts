import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

const KEY_BYTES = 32;
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets before they are stored, and signs links. */
export interface Sealing {
  /** `context` names the owner; a secret sealed for one cannot be opened for another. */
  seal(secret: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** The key is read on first use. */
export function createSealing(config: Pick<Config, 'encryptionKey' | 'dataDir'>): Sealing {
  let root: Buffer | undefined;
  const derived = (purpose: string) => {
    root ??= config.encryptionKey ?? keyFile(config.dataDir);
    return Buffer.from(hkdfSync('sha256', root, '', purpose, KEY_BYTES));
  };
  const sign = (text: string) => createHmac('sha256', derived('sign')).update(text).digest('base64url').slice(0, 32);
  return {
    seal: (secret, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derived('seal'), iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), text]);
    },
    open: (sealed, context) => {
      if (sealed[0] !== VERSION) throw new Error('This was sealed in a way that is not known here.');
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', derived('seal'), iv)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const text = [decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
    sign,
    isSigned: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** Created once for each data directory; a second process reads the first one's key. */
function keyFile(dataDir: string): Buffer {
  const file = path.resolve(dataDir, 'encryption.key');
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes.`);
  return key;
}
