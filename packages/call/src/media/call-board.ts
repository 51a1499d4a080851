import { type CallMemory, readMemory } from './call-memory.ts';
import { type CallSnapshot, type ChatMessage, MAX_MESSAGE, type OnAir } from './types.ts';

const silent: OnAir = { microphone: false, camera: false, screen: false };

/** The state a call displays. Every change creates a new snapshot, so that React re-renders. */
export function createBoard() {
  let snapshot: CallSnapshot = {
    state: 'waiting',
    remote: null,
    other: { ...silent, microphone: true, camera: true },
    quality: null,
    messages: [],
    since: null,
  };
  const watchers = new Set<() => void>();
  const set = (changes: Partial<CallSnapshot>) => {
    snapshot = { ...snapshot, ...changes };
    for (const changed of [...watchers]) changed();
  };
  return {
    get: () => snapshot,
    set,
    subscribe: (changed: () => void) => {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
    /** The state to send to a reloaded window; null before the call has begun. */
    memory: (now: number): CallMemory | null => {
      const { since, messages } = snapshot;
      if (since === null) return null;
      return { elapsed: now - since, messages: messages.map(({ from, text }) => ({ from, text })) };
    },
    /** Takes over the older clock, and the chat where this window has none. */
    recall: ({ elapsed, messages }: CallMemory, now: number) => {
      const since = Math.min(snapshot.since ?? now, now - elapsed);
      if (snapshot.messages.length > 0) return set({ since });
      set({
        since,
        messages: messages.map(({ from, text }, id) => ({ id, from: from === 'me' ? 'other' : 'me', text })),
      });
    },
    addMessage: (from: ChatMessage['from'], text: string) =>
      set({
        messages: [...snapshot.messages, { id: snapshot.messages.length, from, text: text.slice(0, MAX_MESSAGE) }],
      }),
  };
}

export type Board = ReturnType<typeof createBoard>;

/** Parses a message from the other browser and keeps only the expected fields. */
export function readNote(text: string): { say?: string; onAir?: OnAir; memory?: CallMemory } {
  let note: unknown;
  try {
    note = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
  const { say, onAir, memory: sent } = Object(note) as { say?: unknown; onAir?: unknown; memory?: unknown };
  const memory = readMemory(sent);
  if (memory) return { memory };
  if (typeof say === 'string') return { say: say.slice(0, MAX_MESSAGE) };
  if (typeof onAir !== 'object' || onAir === null) return {};
  const { microphone, camera, screen } = onAir as Partial<Record<keyof OnAir, unknown>>;
  return { onAir: { microphone: microphone === true, camera: camera === true, screen: screen === true } };
}
