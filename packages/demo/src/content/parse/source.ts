import { LineCounter, type Node, parseDocument } from 'yaml';
import { ContentError } from './content-error.ts';

/** Parsed settings of one file, with their lines. */
export interface Source {
  file: string;
  root: Node | null;
  fail(node: Node | null | undefined, problem: string): never;
}

export interface MarkdownFile extends Source {
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Parses YAML; `firstLine` is its first line in the file. */
export function readYaml(file: string, text: string, firstLine = 1): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  const [wrong] = document.errors;
  if (wrong) throw new ContentError(file, lineAt(wrong.pos[0]), wrong.message);
  return {
    file,
    root: document.contents,
    fail(node, problem) {
      throw new ContentError(file, lineAt(node?.range?.[0] ?? document.contents?.range?.[0] ?? 0), problem);
    },
  };
}

/** Parses Markdown with front matter between two lines of `---`. */
export function readMarkdown(file: string, text: string): MarkdownFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') throw new ContentError(file, 1, 'the file must begin with a line "---"');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) throw new ContentError(file, 1, 'the settings that begin here are never closed by a line "---"');
  const source = readYaml(file, lines.slice(1, end).join('\n'), 2);
  return { ...source, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 };
}
