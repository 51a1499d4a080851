import type { Db } from '../platform/database/database.ts';

/** Sends events to browsers, whichever process they are connected to. */
export interface Publisher {
  publish(channel: string, event: string, payload?: unknown): void;
  /** The same as part of a transaction: sent when it commits, never when it does not. */
  publishWithin(transaction: Db, channel: string, event: string, payload?: object): Promise<void>;
  /** Closes the connections of a session that has ended. */
  endSession(sessionId: number): void;
}
