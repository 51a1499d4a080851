import { relative, sep } from 'node:path';
import type { Problem } from '../structure/problem.ts';

/** Has one line for each mistake that prevents code generation. */
export class CodegenFailure extends Error {
  readonly lines: readonly string[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, line, message }) => `${file}:${line}  ${message}`);
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Where in our sources a program failed and why, read from what Node printed: a code frame or a stack trace. */
export function readCrash(output: string, root: string): Problem {
  const places = [...output.replaceAll('file://', '').matchAll(/(\/[^\s():]+\.tsx?):(\d+)/g)];
  const [, path = root, line = '1'] =
    places.find(([, file = '']) => file.startsWith(root + sep) && !file.includes('node_modules')) ?? [];
  const [message = 'failed without a message'] = /^\w*Error\b.*$/m.exec(output) ?? output.trim().split('\n').slice(-1);
  return { file: relative(root, path).split(sep).join('/') || '.', line: Number(line), message };
}
