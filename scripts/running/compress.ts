import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const smallest = 1_024;

/** Compresses every text file of a folder once at the highest level, so that no request has to. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => packable.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      if (content.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
