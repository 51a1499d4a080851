import { expect, it } from 'vitest';
import { withChangeNote } from './change-note.ts';
import { bookingLimits } from './limits.ts';

it('[APPT-051] a note to a change is added below the booking’s', () => {
  expect(withChangeNote('', 'My train is late')).toBe('My train is late');
  expect(withChangeNote('Sensitive skin', 'My train is late')).toBe('Sensitive skin\n\nMy train is late');
  expect(withChangeNote('Sensitive skin', '')).toBe('Sensitive skin');
});

it('[APPT-051] beyond the limit the oldest paragraphs are dropped, never the newest', () => {
  const long = 'x'.repeat(bookingLimits.note);
  expect(withChangeNote('Sensitive skin', long)).toBe(long);
  expect(withChangeNote('', `${long}x`)).toBe(`${long}x`);
  const fits = 'y'.repeat(bookingLimits.note - 'Sensitive skin'.length - 2);
  expect(withChangeNote('Sensitive skin', fits)).toBe(`Sensitive skin\n\n${fits}`);
  expect(withChangeNote('Sensitive skin', `${fits}y`)).toBe(`${fits}y`);
  expect(withChangeNote(`${'a'.repeat(600)}\n\n${'b'.repeat(300)}`, 'c'.repeat(200))).toBe(
    `${'b'.repeat(300)}\n\n${'c'.repeat(200)}`,
  );
});
