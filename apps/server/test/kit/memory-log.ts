import { Writable } from 'node:stream';
import { createLog, type Log } from '../../src/platform/process/log.ts';

/** A log whose lines a test can read. */
export function memoryLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      for (const line of String(chunk).split('\n')) if (line) lines.push(JSON.parse(line));
      done();
    },
  });
  return { log: createLog({ logLevel: 'debug', environment: 'test' }, destination), lines };
}
