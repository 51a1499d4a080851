/** An invalid content file; the message begins with the location. */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
  }
}
