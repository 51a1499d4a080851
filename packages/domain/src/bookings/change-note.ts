import { bookingLimits } from './limits.ts';

const SEPARATOR = '\n\n';

/**
 * The note of an appointment with what the guest wrote to a change below it. Where both exceed the limit, the oldest
 * paragraphs are left out: the newest note is always whole.
 */
export function withChangeNote(note: string, added: string): string {
  if (added === '') return note;
  const paragraphs = [...note.split(SEPARATOR).filter(Boolean), added];
  while (paragraphs.length > 1 && paragraphs.join(SEPARATOR).length > bookingLimits.note) paragraphs.shift();
  return paragraphs.join(SEPARATOR);
}

/** How a guest hears of a change: by mail, by text, by a message in the account, or not at all. */
export const TELL_WAYS = ['mail', 'text', 'message', 'nobody'] as const;
export type Tell = (typeof TELL_WAYS)[number];
