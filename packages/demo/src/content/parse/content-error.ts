/** A content file that cannot be taken as it is; the message begins with where to look. */
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
