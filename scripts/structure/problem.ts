/** One broken rule, at one place. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

export function report(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line}  ${message}`)
    .join('\n');
}
