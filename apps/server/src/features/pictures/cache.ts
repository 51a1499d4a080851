import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, replaceFile } from '../../integrations/files/index.ts';
import { singleFlight, workQueue } from './work-queue.ts';

/** Encoding keeps a core busy; more than this at once would starve the requests beside it. */
const ENCODES_AT_ONCE = 2;

export interface PictureCache {
  /** The cached file, or what `make` gives, which is kept. The key is a path of plain words. */
  get(key: readonly string[], make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Finished pictures on disk. It may be deleted at any time; it fills again by itself. */
export function pictureCache(folder: string): PictureCache {
  const encode = workQueue(ENCODES_AT_ONCE);
  const shared = singleFlight<Buffer>();
  return {
    get: (key, make) => {
      const path = join(folder, ...key);
      return shared(path, async () => {
        const kept = await readIfThere(path);
        if (kept) return kept;
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
