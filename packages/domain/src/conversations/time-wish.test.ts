import { describe, expect, it } from 'vitest';
import { formatTime, type LocalDate, wallAt } from '../time/index.ts';
import { readTimeWish } from './time-wish.ts';

const day = '2026-08-22' as LocalDate;
const starts = wallAt(day, 14 * 60 + 45);
const read = (message: string, now = wallAt(day, 10 * 60 + 42)) => {
  const wish = readTimeWish(message, { starts, now });
  return wish === null ? null : formatTime(wish);
};

describe('the time that a message asks for', () => {
  it.each([
    ['Morning! My meeting moved. Could I come half an hour earlier?', '2:15 pm'],
    ['Any chance of 15 mins later?', '3 pm'],
    ['Would an hour and a half later be OK', '4:15 pm'],
    ['can I come a quarter of an hour sooner', '2:30 pm'],
    ['Is 3:30 free?', '3:30 pm'],
    ['Could we say 3.30pm instead of 2:45?', '3:30 pm'],
    ['could i come at 4', '4 pm'],
    ['Can you do 11 am today?', '11 am'],
    ['Would 16:00 be possible?', '4 pm'],
  ])('[REACH-089] %s', (message, time) => {
    expect(read(message)?.replace(':00', '')).toBe(time);
  });

  it.each([
    'I’m running 10 minutes late, sorry!',
    'See you at 2:45',
    'Could I bring my sister, at 5 people is it too many?',
    'Could I come at 3 or at 4?',
    'Could I come tomorrow at 3?',
    'Can I move to Friday at 11:00?',
    'Could I come at 9 am?',
    'Would 25:10 work?',
    'Is there parking?',
  ])('[REACH-089] no guess: %s', (message) => {
    expect(read(message)).toBeNull();
  });

  it('[REACH-089] today is the day of the appointment, or no guess', () => {
    expect(read('Could I come at 3 today?')).not.toBeNull();
    expect(read('Could I come at 3 today?', wallAt('2026-08-20' as LocalDate, 600))).toBeNull();
  });
});
