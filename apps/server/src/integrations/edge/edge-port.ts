/** A page cache in front of the servers (a CDN) that is purged by tag. */
export interface EdgePort {
  readonly name: string;
  /** Headers that let it store a page for this many seconds. */
  storing(tags: Iterable<string>, seconds: number): Record<string, string>;
  /** Call after this process has invalidated its own copies: the edge fetches again at once. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
  /** Sends pending purges. */
  close(): Promise<void>;
}
