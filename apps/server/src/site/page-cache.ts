import type { StoredPage } from './stored-page.ts';

export interface Rendered {
  /** Null for an answer that must not be kept: an error, a redirect, a personal page. */
  page: StoredPage | null;
  /** What the page was made from, for example `business:12`. */
  tags: ReadonlySet<string>;
}

interface Entry {
  page: StoredPage;
  tags: ReadonlySet<string>;
  storedAt: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  maxAgeSeconds: number;
  now(): number;
}

/** Rendered public pages by address, dropped by the tags of what changed; the oldest unused go first when memory is full. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<unknown>>();
  /** When each tag last changed, in changes seen so far: a page begun before a change is not kept. */
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #clearedAt = 0;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  find(key: string): StoredPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#options.now() - entry.storedAt > this.#options.maxAgeSeconds) {
      this.#remove(key);
      return null;
    }
    // Maps keep insertion order: moving an entry to the end makes the first one the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** Many requests for a page that is not there cause one rendering, which all of them get. */
  async render<Answer extends Rendered>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const running = this.#rendering.get(key) as Promise<Answer> | undefined;
    if (running) return running;
    const begun = this.#changes;
    const rendering = make().finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    const answer = await rendering;
    if (answer.page && this.#isCurrent(answer.tags, begun)) this.#store(key, answer.page, answer.tags);
    return answer;
  }

  /** Something changed. A page that is being rendered now may be half old, so later requests start afresh. */
  drop(tag: string): void {
    this.#changes += 1;
    this.#changedAt.set(tag, this.#changes);
    this.#rendering.clear();
    for (const [key, entry] of this.#entries) if (entry.tags.has(tag)) this.#remove(key);
  }

  clear(): void {
    this.#changes += 1;
    this.#clearedAt = this.#changes;
    this.#changedAt.clear();
    this.#rendering.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  #isCurrent(tags: ReadonlySet<string>, begun: number): boolean {
    if (this.#clearedAt > begun) return false;
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > begun) return false;
    return true;
  }

  #store(key: string, page: StoredPage, tags: ReadonlySet<string>): void {
    this.#remove(key);
    if (page.bytes > this.#options.maxBytes / 4) return;
    this.#entries.set(key, { page, tags, storedAt: this.#options.now() });
    this.#bytes += page.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.page.bytes;
  }
}
