import { resolve } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { dataDirectoryFiles } from './data-directory.ts';
import type { FilePort } from './file-port.ts';

export function chooseFiles(config: Pick<Config, 'dataDir'>): FilePort {
  return dataDirectoryFiles(resolve(config.dataDir, 'files'));
}

export { hasCode } from './errno.ts';
export { BadFileKey, type FilePort } from './file-port.ts';
export { replaceFile } from './replace-file.ts';
