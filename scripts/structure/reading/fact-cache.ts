import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Facts, type FileFacts, factsOf } from './facts.ts';
import type { Source } from './sources.ts';

type Cache = Record<string, { hash: string; facts: Facts }>;

const parser = ['facts.ts', 'module-facts.ts', 'parse.ts', 'syntax.ts'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
);

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/** A cache of another parser version is ignored. */
const version = hashOf(parser.join('\0'));

function load(file: string): Cache {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { version: string; files: Cache };
    return stored.version === version ? stored.files : {};
  } catch {
    return {};
  }
}

/** Renames a complete file into place, so that two runs at once never read half of one. */
function save(file: string, files: Cache): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ version, files }));
  renameSync(temporary, file);
}

/** Facts of every file. With a cache file, only those that changed since the last run are parsed. */
export function readFacts(sources: readonly Source[], cacheFile?: string): FileFacts[] {
  const known = cacheFile ? load(cacheFile) : {};
  const files: Cache = {};
  let isChanged = false;
  for (const source of sources) {
    const hash = hashOf(source.text);
    const cached = known[source.path];
    if (cached?.hash !== hash) isChanged = true;
    files[source.path] = cached?.hash === hash ? cached : { hash, facts: factsOf(source) };
  }
  if (cacheFile && (isChanged || Object.keys(known).length !== sources.length)) save(cacheFile, files);
  return sources.map(({ path }) => ({ path, ...(files[path] as Cache[string]).facts }));
}
