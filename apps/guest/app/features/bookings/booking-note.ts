import { keys, readExpiring, remove, writeExpiring } from '../../lib/session/storage.ts';

/** The note for a shop, stored for an hour so that a reload or a step back loses nothing. */
export function saveNote(businessId: number, text: string, now: number): void {
  writeExpiring(keys.bookingNote, JSON.stringify({ businessId, text }), now);
}

/** Empty when there is none, or it was for another shop. */
export function readNote(businessId: number, now: number): string {
  const stored = readExpiring(keys.bookingNote, now);
  if (stored === null) return '';
  try {
    const note = JSON.parse(stored) as { businessId?: unknown; text?: unknown };
    return note.businessId === businessId && typeof note.text === 'string' ? note.text : '';
  } catch {
    // Written by other code under our key: treated as missing.
    return '';
  }
}

export function forgetNote(): void {
  remove(keys.bookingNote);
}
