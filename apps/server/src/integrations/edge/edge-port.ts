/** A cache of pages in front of the servers (a CDN) that forgets what changed, by tag. */
export interface EdgePort {
  readonly name: string;
  /** Headers that let it store a page for so many seconds. */
  storing(tags: Iterable<string>, seconds: number): Record<string, string>;
  /** Call after this process has forgotten its own copies: the edge asks again at once. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
  /** Sends what is still to be purged. */
  close(): Promise<void>;
}
