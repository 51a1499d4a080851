import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'sale-7@thyme',
  title: 'Cut; finish, and a name that is so long that its line has to be folded: Bríd’s',
  place: '12 Beechwood Avenue, Ranelagh',
  startsAt: Date.UTC(2026, 7, 13, 10, 30) / 1000,
  endsAt: Date.UTC(2026, 7, 13, 13, 15) / 1000,
};

it('writes an event that calendar programs take', () => {
  const file = calendarFile([entry], Date.UTC(2026, 7, 1) / 1000);
  expect(file).toContain('DTSTART:20260813T103000Z\r\nDTEND:20260813T131500Z\r\n');
  expect(file).toContain('LOCATION:12 Beechwood Avenue\\, Ranelagh\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Cut\\; finish\\, and a name');
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
});
