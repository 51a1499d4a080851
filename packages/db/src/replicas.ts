import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './client.ts';
import { parsePosition, ReplicaPosition } from './replica-position.ts';
import * as schema from './schema/index.ts';

export interface ReplicasOptions {
  urls: readonly string[];
  primary: { db: Database; pool: pg.Pool };
  /** Connections to each replica at most. */
  max: number;
  onLost: (error: Error) => void;
}

interface Replica {
  db: Database;
  pool: pg.Pool;
  position: ReplicaPosition;
}

const CHECK_MS = 250;
/** A replica that is further behind gets no reads. */
const MAX_STALENESS_MS = 2_000;
const PATIENCE_MS = 1_000;

/**
 * Reads that may be a moment old go to a streaming replica. None of them misses a change that this process made or was told
 * of: until a replica has it, reads go to the primary, as they do when no replica answers or all are behind.
 */
export class Replicas {
  readonly #primary: ReplicasOptions['primary'];
  readonly #replicas: Replica[];
  readonly #onLost: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  #required = 0n;
  /** Changes whose position is not known yet. */
  #unknown = 0;
  #turn = 0;
  #checking: Promise<void> | null = null;

  constructor({ urls, primary, max, onLost }: ReplicasOptions) {
    this.#primary = primary;
    this.#onLost = onLost;
    this.#replicas = urls.map((url) => {
      const pool = new pg.Pool({
        connectionString: url,
        max,
        application_name: 'thyme reads',
        connectionTimeoutMillis: PATIENCE_MS,
        statement_timeout: 30_000,
        options: '-c timezone=UTC',
      });
      pool.on('connect', (client) => client.on('error', onLost));
      pool.on('error', () => undefined);
      return { pool, db: drizzle(pool, { schema }), position: new ReplicaPosition() };
    });
    this.#timer = setInterval(() => void this.#check(), CHECK_MS).unref();
  }

  /** A replica that is up to date, in turn; otherwise the primary. */
  reader(): Database {
    if (this.#unknown > 0) return this.#primary.db;
    const now = performance.now();
    const usable = this.#replicas.filter(({ position }) => position.isUsable(now, this.#required, MAX_STALENESS_MS));
    this.#turn += 1;
    return usable[this.#turn % usable.length]?.db ?? this.#primary.db;
  }

  /** A read on it failed: no more of them until it was checked again. */
  lose(db: Database): void {
    this.#replicas.find((replica) => replica.db === db)?.position.lose();
  }

  /** Something was committed: from now on no read may miss it. */
  async noteChange(): Promise<void> {
    this.#unknown += 1;
    try {
      const position = await this.#primaryPosition();
      if (position > this.#required) this.#required = position;
      this.#unknown -= 1;
    } catch (error) {
      // The change stays unknown for as long as a replica may be behind, then every usable one has it.
      setTimeout(() => {
        this.#unknown -= 1;
      }, MAX_STALENESS_MS).unref();
      this.#onLost(error as Error);
    }
  }

  async #primaryPosition(): Promise<bigint> {
    const { rows } = await this.#primary.pool.query('select pg_current_wal_lsn()::text as at');
    return parsePosition(rows[0].at);
  }

  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = this.#checkAll();
    await this.#checking;
    this.#checking = null;
  }

  async #checkAll(): Promise<void> {
    const at = performance.now();
    try {
      const primary = await this.#primaryPosition();
      await Promise.all(this.#replicas.map((replica) => this.#checkOne(replica, at, primary)));
    } catch (error) {
      // Without the primary nobody knows how old a replica is; what it showed last stays usable for a moment.
      this.#onLost(error as Error);
    }
  }

  async #checkOne({ pool, position }: Replica, at: number, primary: bigint): Promise<void> {
    try {
      const query = 'select pg_is_in_recovery() as replica, pg_last_wal_replay_lsn()::text as at';
      const { rows } = await pool.query({ text: query, query_timeout: PATIENCE_MS } as pg.QueryConfig);
      // A replica that was promoted is a primary of its own, perhaps without the latest changes.
      if (rows[0].replica && rows[0].at) position.note(at, primary, parsePosition(rows[0].at));
      else position.lose();
    } catch (error) {
      position.lose();
      this.#onLost(error as Error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }
}
