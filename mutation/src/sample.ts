import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, sourcesOf } from './areas.ts';
import { linesLeft, type Report } from './report.ts';

/** What Stryker is to mutate: whole files, or single lines (`file.ts:12-12`) of an area that is sampled. */
export function mutatedParts(root: string, area: Area): string[] {
  const files = sourcesOf(root, area);
  if (area.sampledLines === null) return files;
  return files
    .flatMap((file) => linesWithCode(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}-${line}`))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .slice(0, area.sampledLines);
}

/** The lines with mutants that were left in an earlier run, and whole files that have changed since. */
export function partsLeft(root: string, area: Area, earlier: Report): string[] {
  if (area.sampledLines === null) {
    const files = sourcesOf(root, area);
    return files.flatMap((file) => {
      const known = earlier.files[file];
      if (known?.source !== readFileSync(join(root, file), 'utf8')) return file;
      return rangesOf(file, known);
    });
  }
  return Object.entries(earlier.files).flatMap(([file, known]) => rangesOf(file, known));
}

const rangesOf = (file: string, known: Report['files'][string]): string[] => [
  ...new Set(linesLeft(known).map(([from, to]) => `${file}:${from}-${to}`)),
];

/**
 * Nothing in the area outlives a test. What a mutant leaves in a cache of a module would kill the mutants after it, so
 * such an area needs a fresh thread for each.
 */
export function keepsNothing(root: string, area: Area): boolean {
  const keeps = /^(export )?(let |const \w+[^=]*= (new (Map|WeakMap|Set)(<.*>)?\(\)|memoize))/m;
  return !sourcesOf(root, area).some((file) => keeps.test(readFileSync(join(root, file), 'utf8')));
}

/** The same sample on every machine, and hardly another one after a small change. */
function rank(part: string): string {
  return createHash('sha1').update(part).digest('hex');
}

/** What Stryker changes, as far as one line shows it: conditions, arithmetic, calls that can be left out, lists and texts to match. */
const MUTABLE =
  /[<>=!]==?| [<>] |&&|\|\||\?[.?]| \? | [-+*/%] |!\w|\bif \(|\b(true|false)\b|\[\]|\.(filter|map|sort|toSorted|slice|some|every|trim|min|max|replace|replaceAll|startsWith|endsWith|toLowerCase|toUpperCase)\(|^(await )?[\w.]+\(.*\);$|\/[gimsuy]*\.test\(/;

/** Lines whose mutants a test could notice: no imports, comments, types, descriptions of fields. */
function linesWithCode(source: string): number[] {
  return source.split('\n').flatMap((text, index) => {
    const line = text.trim();
    const isOther =
      /^(import|export (type|interface|\*|\{)|type|interface|\/?\*|\/\/|\}? ?from|description: |readonly |.*\bt\.(arg|expose)|.*\?: )/.test(
        line,
      );
    return MUTABLE.test(line.replace(/=>/g, '')) && !isOther ? [index + 1] : [];
  });
}
