import { bookingLimits } from '@thyme/domain/bookings';
import { TextArea, TextLink } from '@thyme/ui';
import { useEffect, useRef } from 'react';
import { type GuestMessage, tooLongBy } from './move-draft.ts';

const LIMIT = bookingLimits.moveMessage;
/** From this length on, the remaining characters are shown. */
const COUNT_FROM = LIMIT - 100;

interface MessageProps {
  name: string;
  /** What the guest is told by default; empty while it is not known. */
  standard: string;
  isMail: boolean;
  value: GuestMessage | null;
  onChange: (message: GuestMessage | null) => void;
}

/** What the guest will read, and a field to word it differently. */
export function GuestMessageField({ name, standard, isMail, value, onChange }: MessageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = value !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The pressed button is gone: focus goes to what replaced it.
    if (wasOpen.current !== isOpen) (isOpen ? field : opener).current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!value)
    return standard === '' ? null : (
      <p className="rounded-sm bg-paper px-4 py-3 [overflow-wrap:anywhere]">
        “{standard}”{' '}
        <TextLink asChild>
          <button ref={opener} type="button" onClick={() => onChange({ text: standard, standard })}>
            Change the wording
          </button>
        </TextLink>
      </p>
    );
  const long = tooLongBy(value);
  const isOutdated = value.standard !== standard && standard !== '';
  return (
    <div className="grid gap-2">
      <TextArea
        ref={field}
        label={`Message to ${name}`}
        rows={3}
        value={value.text}
        error={long > 0 ? `Please shorten it by ${long} ${long === 1 ? 'character' : 'characters'}.` : undefined}
        hint={hintOf(value, isMail)}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
      />
      {isOutdated && (
        <p role="status" className="text-sm font-medium text-honey-900">
          You’ve changed the move since you wrote this. Please check that it still fits.
        </p>
      )}
      <TextLink asChild standalone className="justify-self-start text-sm">
        <button type="button" onClick={() => onChange(null)}>
          Use the standard wording
        </button>
      </TextLink>
    </div>
  );
}

function hintOf({ text }: GuestMessage, isMail: boolean): string {
  if (text.trim() === '') return 'Left empty, we’ll use the standard wording.';
  if (text.length > COUNT_FROM) return `${LIMIT - text.length} characters left`;
  return isMail ? 'The email shows the new time and the price as well.' : '';
}
