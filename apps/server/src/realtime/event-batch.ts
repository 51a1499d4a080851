import type { ChannelEvent } from './events.ts';

/** Long enough to batch a burst of events, too short to delay one noticeably. */
const BATCH_MS = 5;
/** A PostgreSQL notification carries less than 8,000 bytes. */
const MAX_BYTES = 7_000;

export interface EventBatch {
  add(event: ChannelEvent): void;
  /** Sends what is pending. */
  flush(): Promise<void>;
}

/** Sends events that happen at nearly the same time in one message. */
export function batchEvents(send: (messages: string[]) => Promise<void>): EventBatch {
  let pending: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const events = pending;
    pending = [];
    if (events.length > 0) await send(messagesOf(events));
  };
  return {
    add: (event) => {
      pending.push(JSON.stringify(event));
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    flush,
  };
}

/** Packs events into JSON lists, each within the size of a message. */
function messagesOf(events: readonly string[]): string[] {
  const messages: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const size = Buffer.byteLength(event) + 1;
    if (bytes + size > MAX_BYTES) {
      messages.push([]);
      bytes = 0;
    }
    messages.at(-1)?.push(event);
    bytes += size;
  }
  return messages.map((list) => `[${list.join()}]`);
}
