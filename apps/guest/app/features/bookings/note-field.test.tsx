import { bookingLimits } from '@thyme/domain/bookings';
import { fireEvent, render, screen } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { clear } from '../../lib/session/storage.ts';
import { forgetNote, readNote, saveNote } from './booking-note.ts';
import { NoteField } from './note-field.tsx';

beforeEach(clear);

const box = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Anything Fern & Fold should know? Optional' });
const show = () => render(<NoteField businessId={7} shop="Fern & Fold" />);

describe('the note to the shop', () => {
  it.each([
    "I'm a bit deaf in the left ear",
    '<script>alert(1)</script>',
    'مرحبا، لدي حساسية',
    '👩🏽‍🦰 curly 🌀',
    'a\nb',
  ])('[BOOK-080] keeps %j as it was typed, through a reload', (words) => {
    const { unmount } = show();
    fireEvent.change(box(), { target: { value: words } });
    unmount();
    show();
    expect(box().value).toBe(words);
    expect(readNote(7, Date.now())).toBe(words);
  });

  it('[BOOK-080] is limited by the constant of the domain and says what is left near its end', () => {
    show();
    expect(box().maxLength).toBe(bookingLimits.note);
    expect(screen.getByText('Optional')).toBeTruthy();
    fireEvent.change(box(), { target: { value: 'x'.repeat(bookingLimits.note - 1) } });
    expect(screen.getByText('1 character left')).toBeTruthy();
  });

  it('is stored for one shop and an hour, and deleted with the booking', () => {
    const now = Date.now();
    saveNote(7, 'hello', now);
    expect(readNote(8, now)).toBe('');
    expect(readNote(7, now + 3_599_999)).toBe('hello');
    expect(readNote(7, now + 3_600_000)).toBe('');
    saveNote(7, 'hello', now);
    forgetNote();
    expect(readNote(7, now)).toBe('');
  });
});
