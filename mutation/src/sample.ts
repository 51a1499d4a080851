import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, sourcesOf } from './areas.ts';

/** What Stryker is to mutate: whole files, or single lines (`file.ts:12-12`) of an area that is sampled. */
export function mutatedParts(root: string, area: Area): string[] {
  const files = sourcesOf(root, area);
  if (area.sampledLines === null) return files;
  return files
    .flatMap((file) => linesWithCode(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}-${line}`))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .slice(0, area.sampledLines);
}

/** The same sample on every machine, and hardly another one after a small change. */
function rank(part: string): string {
  return createHash('sha1').update(part).digest('hex');
}

/** Lines whose mutants a test could notice: no imports, comments, closing brackets, types. */
function linesWithCode(source: string): number[] {
  return source.split('\n').flatMap((text, index) => {
    const line = text.trim();
    const isCode =
      /[\w'"`]/.test(line) && !/^(import|export (type|interface|\*|\{)|type|interface|\/?\*|\/\/|\}? ?from)/.test(line);
    return isCode ? [index + 1] : [];
  });
}
