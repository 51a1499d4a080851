import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './errno.ts';
import { checkKey, type FilePort } from './file-port.ts';
import { replaceFile } from './replace-file.ts';

/** The default: a folder in the data directory. Enough for one machine; several need a shared store. */
export function dataDirectoryFiles(folder: string): FilePort {
  const at = (key: string) => join(folder, ...checkKey(key).split('/'));
  return {
    name: 'data directory',
    write: (key, bytes) => replaceFile(at(key), bytes),
    read: async (key) => {
      try {
        return await readFile(at(key));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(at(key), { force: true }),
  };
}
