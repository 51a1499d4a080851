import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../parse/content-error.ts';
import { type MarkdownFile, readMarkdown, readYaml, type Source } from '../parse/source.ts';
import { renderMarkdown } from '../render/markdown.ts';

/** Every file of a folder with this extension, sorted by name. */
export function filesIn(dir: string, folder: string, ending: string): string[] {
  const path = join(dir, folder);
  if (!existsSync(path)) throw new ContentError(folder, 1, 'this folder of content is missing');
  const names = readdirSync(path).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => `${folder}/${name}`);
}

export function markdownFile(dir: string, file: string): MarkdownFile {
  return readMarkdown(file, textOf(dir, file));
}

export function yamlFile(dir: string, file: string): Source {
  return readYaml(file, textOf(dir, file));
}

function textOf(dir: string, file: string) {
  const path = join(dir, file);
  if (!existsSync(path)) throw new ContentError(file, 1, 'this file of content is missing');
  return readFileSync(path, 'utf8');
}

/** Renders Markdown that begins on a given line of a file. */
export function htmlOf(file: string, line: number, markdown: string): string {
  try {
    return renderMarkdown(markdown);
  } catch (problem) {
    if (problem instanceof RangeError) throw new ContentError(file, line, problem.message);
    throw problem;
  }
}

/** Refuses the second file or entry with the same name. */
export function onlyOnce<T>(
  entries: readonly T[],
  name: (entry: T) => string,
  refuse: (entry: T, name: string) => never,
) {
  const seen = new Set<string>();
  for (const entry of entries) {
    const key = name(entry);
    if (seen.has(key)) refuse(entry, key);
    seen.add(key);
  }
}
