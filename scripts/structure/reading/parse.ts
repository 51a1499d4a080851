import { parseSync } from 'rolldown/utils';
import { type Problem, report } from '../problem.ts';
import type { Source } from './sources.ts';
import { lineCounter, type Node } from './syntax.ts';

export interface Parsed {
  program: Node;
  lineAt(offset: number): number;
}

/** A file that is no TypeScript: where, and what the parser says. */
export class SyntaxMistake extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(report([problem]));
    this.problem = problem;
  }
}

export function parse({ path, text }: Source): Parsed {
  const { program, errors } = parseSync(path, text);
  const lineAt = lineCounter(text);
  const [error] = errors;
  if (error) throw new SyntaxMistake({ file: path, line: lineAt(error.labels[0]?.start ?? 0), message: error.message });
  return { program: program as unknown as Node, lineAt };
}
