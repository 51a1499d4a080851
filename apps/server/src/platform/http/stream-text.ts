import { PassThrough, type Readable } from 'node:stream';
import type { Db } from '../database/database.ts';
import type { Services } from '../services.ts';

/** About 64 kB are sent at once. */
const CHUNK = 65_536;

/** The client has read, or has disconnected. */
const drained = (out: PassThrough) =>
  new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done);
      out.off('close', done);
      resolve();
    };
    out.on('drain', done);
    out.on('close', done);
  });

/**
 * Streams text from one snapshot of the database: a concurrent payment or closing is in all of the file or in none of
 * it. Applies backpressure, and stops when the client disconnects.
 */
export function streamText(services: Services, produce: (db: Db) => AsyncGenerator<string>, head = ''): Readable {
  const out = new PassThrough();
  const send = async (text: string) => {
    if (!out.destroyed && !out.write(text)) await drained(out);
  };
  const write = async (db: Db) => {
    let pending = head;
    for await (const text of produce(db)) {
      pending += text;
      if (pending.length < CHUNK) continue;
      await send(pending);
      pending = '';
      if (out.destroyed) return;
    }
    await send(pending);
  };
  services.db.transaction(write, { isolationLevel: 'repeatable read', accessMode: 'read only' }).then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}
