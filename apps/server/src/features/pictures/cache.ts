import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasCode, replaceFile } from '../../integrations/files/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { singleFlight, workQueue } from './work-queue.ts';

/** Encoding keeps a core busy; more than this at once would starve the requests beside it. */
const ENCODES_AT_ONCE = 2;

export interface PictureCache {
  /**
   * The cached file. Where there is none, `prepare` fetches what is needed and answers how to make it, which is done and kept,
   * or null when nothing can be made. The key is a path of plain words.
   */
  get(key: readonly string[], prepare: () => Promise<(() => Promise<Buffer>) | null>): Promise<Buffer | null>;
}

/** Where finished pictures lie: a folder for each, with its sizes. */
export const cacheFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => resolve(dataDir, 'cache', 'pictures');

/** Finished pictures on disk. It may be deleted at any time; it fills again by itself. */
export function pictureCache(folder: string): PictureCache {
  const encode = workQueue(ENCODES_AT_ONCE);
  const shared = singleFlight<Buffer | null>();
  return {
    get: (key, prepare) => {
      const path = join(folder, ...key);
      return shared(path, async () => {
        const kept = await readIfThere(path);
        if (kept) return kept;
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
