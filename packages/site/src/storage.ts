/** A fallback for the lifetime of the page where the browser blocks storage (private windows, blocked cookies). */
const memory = new Map<string, string>();

function box(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Accessing localStorage throws where it is blocked; the memory above is used instead.
    return null;
  }
}

export function read(key: string): string | null {
  try {
    return box()?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  try {
    const storage = box();
    if (!storage) throw new Error('storage is blocked');
    storage.setItem(key, value);
    memory.delete(key);
  } catch {
    // Storage is full or blocked: the value lasts as long as the page.
    memory.set(key, value);
  }
  announce();
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    box()?.removeItem(key);
  } finally {
    announce();
  }
}

/** Deletes everything, as logging out does. */
export function clear(): void {
  memory.clear();
  try {
    box()?.clear();
  } finally {
    announce();
  }
}

interface Expiring {
  value: string;
  expires: number;
}

/** Stores a value that expires after the given time. */
export function writeExpiring(key: string, value: string, now: number, lifeMs: number): void {
  write(key, JSON.stringify({ value, expires: now + lifeMs } satisfies Expiring));
}

/** The saved value, or null when there is none, it has expired, or it is not one of ours. */
export function readExpiring(key: string, now: number): string | null {
  const saved = parse(read(key));
  if (saved && now < saved.expires) return saved.value;
  if (saved) remove(key);
  return null;
}

function parse(text: string | null): Expiring | null {
  if (text === null) return null;
  try {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null || !('value' in saved) || !('expires' in saved)) return null;
    const { value, expires } = saved;
    return typeof value === 'string' && typeof expires === 'number' ? { value, expires } : null;
  } catch {
    // Written by other code under our key: treated as missing.
    return null;
  }
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls back when a value changes here or in another tab. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}
