import { bookingLimits } from '@thyme/domain/bookings';
import { TextArea } from '@thyme/ui/fields/text-area.tsx';
import { useState } from 'react';
import { readNote, saveNote } from './booking-note.ts';

/** How many characters are left, once it matters. */
const SHOW_BELOW = 100;

/** The guest's note to the shop, stored while it is typed. */
export function NoteField({ businessId, shop }: { businessId: number; shop: string }) {
  const [note, setNote] = useState(() => readNote(businessId, Date.now()));
  const left = bookingLimits.note - note.length;
  return (
    <TextArea
      label={
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-lg">Anything {shop} should know?</span>{' '}
          <span className="font-normal text-ink-soft">Optional</span>
        </span>
      }
      hint={left < SHOW_BELOW && `${left} ${left === 1 ? 'character' : 'characters'} left`}
      rows={2}
      dir="auto"
      maxLength={bookingLimits.note}
      value={note}
      onChange={({ currentTarget: { value } }) => {
        setNote(value);
        saveNote(businessId, value, Date.now());
      }}
    />
  );
}
