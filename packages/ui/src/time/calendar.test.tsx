import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { Calendar } from './calendar.tsx';
import type { CalendarDay } from './calendar-day.tsx';

function dayOf(date: string): CalendarDay {
  if (date < '2026-08-06') return { state: 'past' };
  if (date === '2026-08-14') return { state: 'full', hint: 'Join Cancellation List' };
  if (date === '2026-08-21') return { state: 'blocked' };
  if (date === '2026-08-16') return { state: 'closed' };
  return { state: 'free', parts: { morning: true, afternoon: false, evening: true } };
}

interface StageProps {
  onValueChange?: (date: string) => void;
  today?: string;
}

function Stage({ onValueChange = () => {}, today = '2026-08-06' }: StageProps) {
  const [month, setMonth] = useState('2026-08');
  const [value, setValue] = useState<string | null>('2026-08-13');
  return (
    <Calendar
      month={month}
      onMonthChange={setMonth}
      minMonth="2026-08"
      maxMonth="2026-10"
      today={today}
      value={value}
      onValueChange={(date) => {
        setValue(date);
        onValueChange(date);
      }}
      dayOf={dayOf}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('data-date');

describe('Calendar', () => {
  test("describes a day's availability in words", () => {
    render(<Stage />);
    expect(screen.getByRole('button', { name: 'Thursday 13 August, free in the morning, evening' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Friday 14 August, full. Join Cancellation List' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Friday 21 August, blocked' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sunday 16 August, closed' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('has one day in the tab order: the chosen one', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    screen.getByRole('button', { name: 'September 2026' }).focus();
    await user.tab();
    expect(focused()).toBe('2026-08-13');
    expect(document.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  });

  test('arrows, Home and End move inside the month, over closed days too', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    screen.getByRole('button', { name: /Thursday 13 August/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-08-14');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('2026-08-21');
    await user.keyboard('{End}');
    expect(focused()).toBe('2026-08-23');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('2026-08-16');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-08-10');
  });

  test('[BOOK-067] past days are no stops: the keys end at today', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    screen.getByRole('button', { name: /Thursday 13 August/ }).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{Home}');
    expect(focused()).toBe('2026-08-06');
  });

  test('[BOOK-067] a today whose last start has passed is no stop either', async () => {
    const user = userEvent.setup();
    render(<Stage today="2026-08-05" />);
    screen.getByRole('button', { name: /Thursday 13 August/ }).focus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(focused()).toBe('2026-08-06');
  });

  test('keys change the month and stay within its limits', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    screen.getByRole('button', { name: /Thursday 13 August/ }).focus();
    await user.keyboard('{PageUp}');
    expect(focused()).toBe('2026-08-13');
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeTruthy();
    expect(focused()).toBe('2026-09-13');
    await user.keyboard('{PageDown}{PageDown}');
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'November 2026' }).disabled).toBe(true);
  });

  test('an arrow key moves into the next month', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    screen.getByRole('button', { name: /Monday 31 August/ }).focus();
    await user.click(screen.getByRole('button', { name: /Monday 31 August/ }));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-09-01');
  });

  test('Enter chooses a day, also a full one, never a closed or past one', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    render(<Stage onValueChange={chosen} />);
    screen.getByRole('button', { name: /Friday 14 August/ }).focus();
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('2026-08-14');
    screen.getByRole('button', { name: /Sunday 16 August/ }).focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: /Tuesday 4 August/ }));
    expect(chosen).toHaveBeenCalledTimes(1);
    const cell = screen.getByRole('button', { name: /Friday 14 August/ }).closest('td');
    expect(cell?.getAttribute('aria-selected')).toBe('true');
  });
});
