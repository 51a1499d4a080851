/** What can be kept: it tells how much memory it takes. */
export interface Keepable {
  bytes: number;
}

export interface Made<Value extends Keepable> {
  /** Null for what must not be kept: an error, a redirect, a personal page. */
  keep: Value | null;
  /** What it was made from, for example `business:12`. */
  tags: ReadonlySet<string>;
  /** The last second of what it was made from, where that was kept too. */
  until?: number | undefined;
}

export interface Entry<Value extends Keepable> {
  value: Value;
  tags: ReadonlySet<string>;
  /** The last second in which it may be used. */
  until: number;
}

/** Tags of what goes by although nobody announces it. */
export const PASSING = {
  /** Free times go with every booking: they are kept about as long as somebody looks at a page. */
  times: 'times',
  /** Who is open, which class is still to come: counted in minutes everywhere, so they hold until the minute ends. */
  minute: 'minute',
};
const TIMES_SECONDS = 10;
const MINUTE = 60;

function lastSecond(tags: ReadonlySet<string>, madeAt: number, maxAgeSeconds: number): number {
  const ends = [madeAt + maxAgeSeconds];
  if (tags.has(PASSING.times)) ends.push(madeAt + TIMES_SECONDS);
  if (tags.has(PASSING.times) || tags.has(PASSING.minute)) ends.push(madeAt - (madeAt % MINUTE) + MINUTE - 1);
  return Math.min(...ends);
}

export interface KeptOptions {
  maxBytes: number;
  maxAgeSeconds: number;
  now(): number;
}

/** Pages or answers by their key, dropped by the tags of what changed; the oldest unused go first when memory is full. */
export class Kept<Value extends Keepable> {
  readonly #options: KeptOptions;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #making = new Map<string, Promise<unknown>>();
  /** When each tag last changed, in changes seen so far: what was begun before a change is not kept. */
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #clearedAt = 0;
  #bytes = 0;

  constructor(options: KeptOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** How many changes were seen so far. */
  get changes(): number {
    return this.#changes;
  }

  find(key: string): Entry<Value> | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (this.#options.now() > entry.until) {
      this.#remove(key);
      return null;
    }
    // Maps keep insertion order: moving an entry to the end makes the first one the least recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /**
   * Many requests for what is not there cause one making, which all of them get. `begun` is the number of changes at
   * which its maker began to read: one that has seen an older state shares nothing with requests that came later.
   */
  async make<Answer extends Made<Value>>(
    key: string,
    make: () => Promise<Answer>,
    begun = this.#changes,
  ): Promise<Answer & { until: number }> {
    const running = this.#making.get(key) as Promise<Answer & { until: number }> | undefined;
    const isNew = begun === this.#changes;
    if (running && isNew) return running;
    const making = this.#dated(make);
    if (isNew) this.#share(key, making);
    const answer = await making;
    const { keep, tags, until } = answer;
    if (keep && this.#isCurrent(tags, begun)) this.#store(key, { value: keep, tags, until });
    return answer;
  }

  /** It holds as long as all that it was made from. */
  async #dated<Answer extends Made<Value>>(make: () => Promise<Answer>): Promise<Answer & { until: number }> {
    const { now, maxAgeSeconds } = this.#options;
    const madeAt = now();
    const answer = await make();
    const own = lastSecond(answer.tags, madeAt, maxAgeSeconds);
    return { ...answer, until: Math.min(own, answer.until ?? own) };
  }

  #share(key: string, making: Promise<unknown>): void {
    this.#making.set(key, making);
    const done = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.then(done, done);
  }

  /** Something changed. What is being made now may be half old, so later requests start afresh. */
  drop(tag: string): void {
    this.#changes += 1;
    this.#changedAt.set(tag, this.#changes);
    this.#making.clear();
    for (const [key, entry] of this.#entries) if (entry.tags.has(tag)) this.#remove(key);
  }

  clear(): void {
    this.#changes += 1;
    this.#clearedAt = this.#changes;
    this.#changedAt.clear();
    this.#making.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  #isCurrent(tags: ReadonlySet<string>, begun: number): boolean {
    if (this.#clearedAt > begun) return false;
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > begun) return false;
    return true;
  }

  #store(key: string, entry: Entry<Value>): void {
    this.#remove(key);
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
