/** Where uploaded files are kept. Keys are paths of plain words such as `pictures/2026/abc.webp`. */
export interface FilePort {
  name: string;
  /** Stores the whole file or nothing; an existing file is replaced. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The file, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removing a file that is not there is no error. */
  remove(key: string): Promise<void>;
}

/** A key that cannot be a path of ours: a bug, or somebody trying. */
export class BadFileKey extends Error {
  override readonly name = 'BadFileKey';
}

/** The store is away or will not have us. Nothing is said about the file; asking later helps. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  readonly statusCode = 503;
}

const part = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/** Lower-case words between slashes; no way up, no hidden files, no absolute paths. */
export function checkKey(key: string): string {
  const parts = key.split('/');
  if (parts.length > 8 || !parts.every((each) => part.test(each)))
    throw new BadFileKey(`Not a file key: ${JSON.stringify(key)}`);
  return key;
}
