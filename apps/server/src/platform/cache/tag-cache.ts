export interface CacheValue {
  /** Its size in memory. */
  bytes: number;
}

export interface Loaded<Value extends CacheValue> {
  /** Null for a result that must not be cached: an error, a redirect, a personal page. */
  cacheable: Value | null;
  /** The data it depends on, for example `business:12`. */
  tags: ReadonlySet<string>;
}

interface Entry<Value extends CacheValue> {
  value: Value;
  tags: ReadonlySet<string>;
  /** The last second in which the entry may be served. */
  expiresAt: number;
}

/** Tags of data that becomes stale with time, without a change event. */
export const SHORT_LIVED = {
  /** Free times change with every booking; they are cached for about as long as a page is viewed. */
  times: 'times',
  /** Opening state and upcoming classes are computed per minute, so they hold until the minute ends. */
  minute: 'minute',
};
const TIMES_SECONDS = 10;
const MINUTE = 60;

function expiryOf(tags: ReadonlySet<string>, loadedAt: number, maxAgeSeconds: number): number {
  const ends = [loadedAt + maxAgeSeconds];
  if (tags.has(SHORT_LIVED.times)) ends.push(loadedAt + TIMES_SECONDS);
  if (tags.has(SHORT_LIVED.times) || tags.has(SHORT_LIVED.minute))
    ends.push(loadedAt - (loadedAt % MINUTE) + MINUTE - 1);
  return Math.min(...ends);
}

export interface TagCacheOptions {
  maxBytes: number;
  maxAgeSeconds: number;
  now(): number;
}

/**
 * An LRU cache bounded in bytes whose entries are invalidated by tag. A value whose loading began before an invalidation
 * of one of its tags is not stored, so a cached value is never older than the last change that was announced.
 */
export class TagCache<Value extends CacheValue> {
  readonly #options: TagCacheOptions;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #pending = new Map<string, Promise<unknown>>();
  /** The version at which each tag was last invalidated. */
  readonly #invalidatedAt = new Map<string, number>();
  #version = 0;
  #clearedAt = 0;
  #bytes = 0;

  constructor(options: TagCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#options.now() > entry.expiresAt) {
      this.#remove(key);
      return null;
    }
    // Maps keep insertion order: moving an entry to the end makes the first one the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The tags and the remaining seconds of a cached value. Null if nothing is cached under the key. */
  lifetime(key: string): { tags: ReadonlySet<string>; seconds: number } | null {
    const entry = this.#entries.get(key);
    const seconds = entry ? entry.expiresAt - this.#options.now() : 0;
    return entry && seconds > 0 ? { tags: entry.tags, seconds } : null;
  }

  /** Loads and stores a missing value. Concurrent calls for one key share one load, unless something changed meanwhile. */
  async load<Result extends Loaded<Value>>(key: string, load: () => Promise<Result>): Promise<Result> {
    const pending = this.#pending.get(key) as Promise<Result> | undefined;
    if (pending) return pending;
    const version = this.#version;
    const loadedAt = this.#options.now();
    const loading = load();
    this.#share(key, loading);
    const result = await loading;
    const { cacheable: value, tags } = result;
    if (value && this.#isCurrent(tags, version))
      this.#store(key, { value, tags, expiresAt: expiryOf(tags, loadedAt, this.#options.maxAgeSeconds) });
    return result;
  }

  #share(key: string, loading: Promise<unknown>): void {
    this.#pending.set(key, loading);
    const done = () => {
      if (this.#pending.get(key) === loading) this.#pending.delete(key);
    };
    loading.then(done, done);
  }

  /** Drops the entries with this tag. Loads in progress may have read the old state, so later calls do not share them. */
  invalidate(tag: string): void {
    this.#version += 1;
    this.#invalidatedAt.set(tag, this.#version);
    this.#pending.clear();
    for (const [key, entry] of this.#entries) if (entry.tags.has(tag)) this.#remove(key);
  }

  clear(): void {
    this.#version += 1;
    this.#clearedAt = this.#version;
    this.#invalidatedAt.clear();
    this.#pending.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  #isCurrent(tags: ReadonlySet<string>, version: number): boolean {
    if (this.#clearedAt > version) return false;
    for (const tag of tags) if ((this.#invalidatedAt.get(tag) ?? 0) > version) return false;
    return true;
  }

  #store(key: string, entry: Entry<Value>): void {
    this.#remove(key);
    // One value may not evict most others.
    if (entry.value.bytes > this.#options.maxBytes / 4) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.value.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.value.bytes;
  }
}
