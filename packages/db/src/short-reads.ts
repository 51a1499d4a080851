import pg from 'pg';

/** Runs a statement with values. */
type Run = (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

export interface ShortReadsOptions {
  connection: pg.ClientConfig;
  /** Runs what this connection cannot. */
  otherwise: Run;
  /** Called when the connection breaks or cannot be opened. */
  onLost: (error: Error) => void;
}

/** A connection that has not answered for this many milliseconds is blocked by a long statement. */
const PATIENCE = 250;
const RETRY_AFTER = 1_000;

/**
 * A pipelined client for short reads: a statement is sent without waiting for the results of those before it. Switching between
 * the server's and the database's process costs about as much as a short read; here one switch serves many.
 */
export class ShortReads {
  readonly #options: ShortReadsOptions;
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #triedAt = Number.NEGATIVE_INFINITY;
  #waiting = 0;
  #answeredAt = 0;
  #isClosed = false;

  constructor(options: ShortReadsOptions) {
    this.#options = options;
  }

  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const now = performance.now();
    const client = this.#client;
    if (!client) this.#openFrom(now);
    const isBlocked = this.#waiting > 0 && now - this.#answeredAt > PATIENCE;
    return client && !isBlocked ? this.#run(client, statement, values) : this.#options.otherwise(statement, values);
  }

  async #run(client: pg.Client, statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (this.#waiting === 0) this.#answeredAt = performance.now();
    this.#waiting += 1;
    try {
      return await client.query(statement, values);
    } finally {
      this.#waiting -= 1;
      this.#answeredAt = performance.now();
    }
  }

  /** Opens the connection for later statements; the present one runs on the pool. */
  #openFrom(now: number): void {
    if (this.#opening || this.#isClosed || now - this.#triedAt < RETRY_AFTER) return;
    this.#triedAt = now;
    this.#opening = this.#open();
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ ...this.#options.connection, pipeline: true } as pg.ClientConfig);
    const lose = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', (error) => {
      lose();
      this.#options.onLost(error);
    });
    client.on('end', lose);
    try {
      await client.connect();
      this.#client = client;
    } catch (error) {
      this.#options.onLost(error as Error);
    } finally {
      this.#opening = null;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }
}
