import type { CommittedEvent } from './committed-events.ts';

/** Long enough for a rush to be one message, too short for anybody to notice. */
const GATHER_MS = 5;
/** PostgreSQL carries messages of less than 8,000 bytes. */
const MOST_BYTES = 7_000;

export interface Gathered {
  add(event: CommittedEvent): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Events that happen within a moment of each other travel together. */
export function gatherEvents(send: (messages: string[]) => Promise<void>): Gathered {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length > 0) await send(messagesOf(events));
  };
  return {
    add: (event) => {
      waiting.push(JSON.stringify(event));
      timer ??= setTimeout(() => void flush(), GATHER_MS);
    },
    close: flush,
  };
}

/** Lists of events, none longer than a message may be. */
function messagesOf(events: readonly string[]): string[] {
  const messages: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const size = Buffer.byteLength(event) + 1;
    if (bytes + size > MOST_BYTES) {
      messages.push([]);
      bytes = 0;
    }
    messages.at(-1)?.push(event);
    bytes += size;
  }
  return messages.map((list) => `[${list.join()}]`);
}
