/** Sends events to browsers, whichever process they are connected to. */
export interface Publisher {
  publish(channel: string, event: string, payload?: unknown): void;
  /** Closes the connections of a session that has ended. */
  endSession(sessionId: number): void;
}
