import { MESSAGE_MOST, type MessageRefusal, MOST_PICTURES, type Side, type Silence } from '@thyme/domain/conversations';
import { tooLong } from '../../graphql/text-arguments.ts';

/** The message for a person who cannot write; `other` is the name of the other side. */
export function silenceWords(silence: Silence, side: Side, other: string): string {
  switch (silence) {
    case 'closed':
      return side === 'guest'
        ? `We closed this conversation after a report. You can still ring ${other}.`
        : 'We closed this conversation after a report.';
    case 'blocked-by-you':
      return `You’ve blocked messages from ${other}. Unblock them to write again.`;
    case 'blocked-by-them':
      return side === 'guest'
        ? `${other} doesn’t take messages from you. You can still ring them.`
        : `${other} doesn’t want messages from you. Please ring them if it’s urgent.`;
  }
}

export function messageRefusal({ code }: MessageRefusal): string {
  switch (code) {
    case 'empty':
      return 'Please write a message first.';
    case 'too-long':
      return tooLong(MESSAGE_MOST);
    case 'too-many-pictures':
      return `A message has at most ${MOST_PICTURES} pictures.`;
  }
}

export const MISSING = 'This conversation could not be found.';
export const NO_PICTURE = 'One of the pictures has gone. Please add it again.';
