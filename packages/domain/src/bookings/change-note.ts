import { bookingLimits } from './limits.ts';

const SEPARATOR = '\n\n';

/**
 * The note of an appointment with the guest's note to a change below it. If they exceed the limit, the oldest
 * paragraphs are dropped: the newest note is always complete.
 */
export function withChangeNote(note: string, added: string): string {
  if (added === '') return note;
  const paragraphs = [...note.split(SEPARATOR).filter(Boolean), added];
  while (paragraphs.length > 1 && paragraphs.join(SEPARATOR).length > bookingLimits.note) paragraphs.shift();
  return paragraphs.join(SEPARATOR);
}

/** How a guest is notified of a change: by mail, by text, by a message in the account, or not at all. */
export const TELL_WAYS = ['mail', 'text', 'message', 'nobody'] as const;
export type Tell = (typeof TELL_WAYS)[number];
