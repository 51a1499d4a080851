import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasCode, replaceFile } from '../../integrations/files/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { singleFlight, workQueue } from './work-queue.ts';

/** Encoding keeps a core busy; more at once would starve other requests. */
const ENCODES_AT_ONCE = 2;

export interface PictureCache {
  /**
   * The cached file. On a miss, `prepare` loads what is needed and returns how to make the file, which is then made and
   * cached, or null when it cannot be made. The key is a path of plain words.
   */
  get(key: readonly string[], prepare: () => Promise<(() => Promise<Buffer>) | null>): Promise<Buffer | null>;
}

/** The cache's location: one folder per picture, with its sizes. */
export const cacheFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => resolve(dataDir, 'cache', 'pictures');

/** An on-disk cache of encoded pictures. It may be deleted at any time and fills again. */
export function pictureCache(folder: string): PictureCache {
  const encode = workQueue(ENCODES_AT_ONCE);
  const shared = singleFlight<Buffer | null>();
  return {
    get: (key, prepare) => {
      const path = join(folder, ...key);
      return shared(path, async () => {
        const cached = await readIfThere(path);
        if (cached) return cached;
        const make = await prepare();
        if (!make) return null;
        const made = await encode(make);
        await replaceFile(path, made);
        return made;
      });
    },
  };
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
