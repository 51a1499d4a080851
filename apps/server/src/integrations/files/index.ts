import { resolve } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { dataDirectoryFiles } from './data-directory.ts';
import type { FilePort } from './file-port.ts';
import { s3Files } from './s3.ts';

export function chooseFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FilePort {
  return s3 ? s3Files(s3) : dataDirectoryFiles(resolve(dataDir, 'files'));
}

export { hasCode } from './errno.ts';
export { BadFileKey, type FilePort, FilesUnavailable } from './file-port.ts';
export { replaceFile } from './replace-file.ts';
