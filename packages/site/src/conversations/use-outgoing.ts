import { useCallback, useEffect, useState } from 'react';
import { accepted, Refusal, type StatusMessage } from '../failures.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { useOnline } from '../use-online.ts';
import type { ShownMessage } from './thread-words.ts';

/** A message being sent. It keeps its idempotency key, so that a retry never sends it twice. */
export interface Outgoing {
  key: string;
  /** The conversation it belongs to. */
  thread: string;
  body: string;
  pictureIds: readonly number[];
  /** The newest message when it was sent. */
  after: number;
  /** Why it was not sent; null while it is being sent. */
  problem: string | null;
  /** The server refused it, so an automatic retry would not help. */
  isRefused: boolean;
}

export const NOT_SENT = 'Not sent. Check your connection.';

export type SendMessage = (message: Pick<Outgoing, 'key' | 'thread' | 'body' | 'pictureIds'>) => Promise<StatusMessage>;

/** Messages that are being sent or failed to send. They are retried automatically when the connection is back. */
export function useOutgoing(
  send: SendMessage,
  onSent: (thread: string) => Promise<unknown>,
  report: (error: unknown) => void,
) {
  const [all, setAll] = useState<readonly Outgoing[]>([]);
  const isOnline = useOnline();

  const change = useCallback((key: string, values: Partial<Outgoing>) => {
    setAll((list) => list.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }, []);
  const drop = useCallback((key: string) => setAll((list) => list.filter((one) => one.key !== key)), []);

  const deliver = useCallback(
    async (one: Outgoing) => {
      change(one.key, { problem: null, isRefused: false });
      try {
        accepted(await send(one));
        await onSent(one.thread);
        drop(one.key);
      } catch (error) {
        const isRefused = error instanceof Refusal;
        if (!isRefused) report(error);
        change(one.key, { problem: isRefused ? error.message : NOT_SENT, isRefused });
      }
    },
    [send, onSent, report, change, drop],
  );

  const add = useCallback(
    (message: Pick<Outgoing, 'thread' | 'body' | 'pictureIds' | 'after'>) => {
      const one = { ...message, key: newIdempotencyKey(), problem: null, isRefused: false };
      setAll((list) => [...list, one]);
      void deliver(one);
    },
    [deliver],
  );

  /** The server stores a refusal under its key, so another attempt gets a new key. */
  const tryAgain = useCallback(
    (one: Outgoing) => {
      const again = one.isRefused ? { ...one, key: newIdempotencyKey() } : one;
      setAll((list) => list.map((other) => (other.key === one.key ? again : other)));
      void deliver(again);
    },
    [deliver],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the return of the connection tries again.
  useEffect(() => {
    if (isOnline) for (const one of all) if (one.problem !== null && !one.isRefused) void deliver(one);
  }, [isOnline]);

  return { all, add, tryAgain, drop };
}

/** Leaves out messages that are already in the list, although their own response has not arrived yet. */
export function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly ShownMessage[]): Outgoing[] {
  const arrived = new Set<number>();
  return outgoing.filter(({ body, after, problem }) => {
    if (problem !== null) return true;
    const twin = messages.find((one) => one.own && one.id > after && one.body === body.trim() && !arrived.has(one.id));
    if (twin) arrived.add(twin.id);
    return twin === undefined;
  });
}
