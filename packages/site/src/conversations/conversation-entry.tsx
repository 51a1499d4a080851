import type { Zone } from '@thyme/domain/time';
import { CountBadge } from '@thyme/ui';
import { whenWords } from './thread-words.ts';

interface ConversationEntryProps {
  /** The other side. */
  name: string;
  preview: string;
  /** The last message is the reader's own. */
  isOwn: boolean;
  at: number;
  unread: number;
  now: number;
  zone: Zone;
}

/** A conversation in a list, beside the other side's picture. */
export function ConversationEntry({ name, preview, isOwn, at, unread, now, zone }: ConversationEntryProps) {
  return (
    <>
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block truncate font-semibold">{name}</b>
        <span className={`block truncate text-sm ${unread > 0 ? 'font-semibold' : 'text-ink-soft'}`}>
          {isOwn && 'You: '}
          {preview}
        </span>
      </span>
      <span className="grid justify-items-end gap-1 text-sm text-ink-soft figures">
        {whenWords(at, now, zone)}
        <CountBadge count={unread} label={`${unread} unread`} />
      </span>
    </>
  );
}
