import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, sourcesOf } from './areas.ts';
import { linesLeft, type Report } from './report.ts';

/** What Stryker is to mutate: whole files, or single lines (`file.ts:12-12`) of an area that is sampled. */
export function mutatedParts(root: string, area: Area): string[] {
  const files = sourcesOf(root, area);
  if (area.sampledLines === null) return files;
  return files
    .flatMap((file) => linesWithCode(readFileSync(join(root, file), 'utf8')).map((found) => ({ file, ...found })))
    .toSorted((a, b) => rank(a).localeCompare(rank(b)))
    .slice(0, area.sampledLines)
    .map(({ file, line }) => `${file}:${line}-${line}`);
}

/** The lines with mutants that were left in an earlier run, and everything in files that have changed since. */
export function partsLeft(root: string, area: Area, earlier: Report): string[] {
  const { files: unchanged } = unchangedOf(root, earlier);
  return [
    ...mutatedParts(root, area).filter((part) => !(fileOf(part) in unchanged)),
    ...Object.entries(unchanged).flatMap(([file, known]) => rangesOf(file, known)),
  ];
}

/** A report without the files that have changed since. */
export function unchangedOf(root: string, { files }: Report): Report {
  const isUnchanged = (file: string, source: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === source;
  return { files: Object.fromEntries(Object.entries(files).filter(([file, { source }]) => isUnchanged(file, source))) };
}

const fileOf = (part: string) => part.replace(/:[\d-]+$/, '');

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

/** The same sample on every machine; a line keeps its rank wherever it moves in its file. */
function rank({ file, text }: { file: string; text: string }): string {
  return createHash('sha1').update(`${file}:${text}`).digest('hex');
}

/** What Stryker changes, as far as one line shows it: conditions, arithmetic, calls that can be left out, lists and texts to match. */
const MUTABLE =
  /[<>!=]==?| [<>] |&&|\|\||\?[.?]| \? | [-+*/%] |!\w|\bif \(|\b(true|false)\b|(?<![\w\])}>])\[\]|\.(filter|map|sort|toSorted|slice|some|every|trim|min|max|replace|replaceAll|startsWith|endsWith|toLowerCase|toUpperCase)\(|^(await )?\w[\w.]*\(.*\);$|\/[gimsuy]*\.test\(/;

/** Lines whose mutants a test could notice: no imports, comments, types, SQL, descriptions of fields. */
function linesWithCode(source: string): { line: number; text: string }[] {
  return source.split('\n').flatMap((untrimmed, index) => {
    const text = untrimmed.trim();
    const isOther =
      /^(import|export (type|interface|\*|\{)|type|interface|\/?\*|\/\/|\}? ?from|(description|nullable|required|authScopes|type|validate): |readonly |(join|where|and|or|from|order by|group by|else|\() ?.*|(export )?const [A-Z][A-Z_\d]+ |.*\b(t\.(arg|expose)|sql[`<]|required: true|default\()|.*\?: )/.test(
        text,
      );
    return MUTABLE.test(text.replace(/=>/g, '')) && !isOther ? [{ line: index + 1, text }] : [];
  });
}
