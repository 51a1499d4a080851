import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const smallest = 1_024;

/** Node.js has four threads for such work. Hundreds of files at once would delay a database login beyond its timeout. */
const AT_ONCE = 2;

/** Compresses every text file of a folder once at the highest level, so that no request has to. */
export async function compressFiles(folder: string): Promise<void> {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => packable.test(name));
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await compressFile(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
