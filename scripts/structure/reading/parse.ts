import { parseSync } from 'rolldown/utils';
import type { Source } from './sources.ts';
import { lineCounter, type Node } from './syntax.ts';

export interface Parsed {
  program: Node;
  lineAt(offset: number): number;
}

export function parse({ path, text }: Source): Parsed {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { program: program as unknown as Node, lineAt: lineCounter(text) };
}
