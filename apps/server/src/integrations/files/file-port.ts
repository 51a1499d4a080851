/** Stores uploaded files. Keys are plain paths such as `pictures/2026/abc.webp`. */
export interface FilePort {
  name: string;
  /** Stores the whole file or nothing; an existing file is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
}

/** A key that is not a valid path: a bug or an attack. */
export class BadFileKey extends Error {
  override readonly name = 'BadFileKey';
}

/** The store is unreachable or refuses the request. The file may exist; a retry may succeed. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly statusCode = 503;
  readonly publicMessage = 'We can’t store or load files right now. Please try again in a few minutes.';
}

const part = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/** Lowercase words between slashes; no parent folders, hidden files or absolute paths. */
export function checkKey(key: string): string {
  const parts = key.split('/');
  if (parts.length > 8 || !parts.every((each) => part.test(each)))
    throw new BadFileKey(`Not a file key: ${JSON.stringify(key)}`);
  return key;
}
