import { type ChatMessage, MAX_MESSAGE } from './types.ts';

/** What one window sends the other after a reconnect. A duration, because clocks differ between machines. */
export interface CallMemory {
  /** Milliseconds since the call was first connected. */
  elapsed: number;
  messages: readonly Pick<ChatMessage, 'from' | 'text'>[];
}

/** Keeps the note below the maximum message size of a data channel. */
const MOST_MESSAGES = 50;
const MOST_TEXT = 40_000;
const LONGEST_CALL = 24 * 3_600_000;

/** The note that carries it: the last messages that fit. */
export function memoryNote({ elapsed, messages }: CallMemory): string {
  let left = MOST_TEXT;
  const last: Pick<ChatMessage, 'from' | 'text'>[] = [];
  for (const message of messages.slice(-MOST_MESSAGES).toReversed()) {
    left -= message.text.length;
    if (left < 0) break;
    last.unshift(message);
  }
  return JSON.stringify({ memory: { elapsed, messages: last } });
}

/** Keeps only the expected fields of what the other browser sent; null for anything else. */
export function readMemory(sent: unknown): CallMemory | null {
  const { elapsed, messages } = Object(sent) as { elapsed?: unknown; messages?: unknown };
  if (typeof elapsed !== 'number' || !(elapsed >= 0 && elapsed < LONGEST_CALL) || !Array.isArray(messages)) return null;
  return {
    elapsed,
    messages: messages.slice(-MOST_MESSAGES).flatMap((message: unknown) => {
      const { from, text } = Object(message) as { from?: unknown; text?: unknown };
      if ((from !== 'me' && from !== 'other') || typeof text !== 'string') return [];
      return [{ from, text: text.slice(0, MAX_MESSAGE) }];
    }),
  };
}
