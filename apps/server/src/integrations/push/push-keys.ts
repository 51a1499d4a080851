import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';

const keysShape = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

export type PushKeys = z.infer<typeof keysShape>;

/** Created once for each data directory: another pair would void every subscription. A second process reads the first one's. */
export function readPushKeys(dataDir: string): PushKeys {
  const file = path.resolve(dataDir, 'push-keys.json');
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return keysShape.parse(JSON.parse(readFileSync(file, 'utf8')));
}
