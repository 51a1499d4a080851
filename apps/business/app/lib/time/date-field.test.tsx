import { screen, userEvent } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../desk-page.fixtures.tsx';
import { DateField } from './date-field.tsx';

function Form() {
  const [date, setDate] = useState<string>(TODAY);
  return (
    <>
      <DateField label="Day" min={TODAY} value={date} onDate={setDate} />
      <output aria-label="Chosen">{date}</output>
    </>
  );
}
const chosen = () => screen.getByLabelText('Chosen').textContent;

describe('a field for a date', () => {
  it('[CAL-010] shows the date in the shop’s format, and understands words', async () => {
    showAtDesk(<Form />);
    const field = screen.getByLabelText('Day');
    expect(field).toHaveProperty('value', 'Tue 16 Jun 2026');
    await userEvent.clear(field);
    await userEvent.type(field, 'in 6 weeks{Enter}');
    expect(chosen()).toBe('2026-07-28');
    expect(field).toHaveProperty('value', 'Tue 28 Jul 2026');
  });

  it('[CAL-010] shows an error and keeps the previous date', async () => {
    showAtDesk(<Form />);
    const field = screen.getByLabelText('Day');
    for (const [words, problem] of [
      ['soonish', 'Please enter a date such as 3 Dec.'],
      ['yesterday', 'Not before Tue 16 Jun 2026.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, words);
      await userEvent.tab();
      expect(screen.getByText(problem)).toBeTruthy();
      expect(chosen()).toBe(TODAY);
    }
  });

  it('[CAL-010] accepts a whole ISO date without leaving the field', async () => {
    showAtDesk(<Form />);
    const field = screen.getByLabelText('Day');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12-03');
    expect(chosen()).toBe('2026-12-03');
  });

  it('[CAL-010] can be emptied', async () => {
    showAtDesk(<Form />);
    await userEvent.clear(screen.getByLabelText('Day'));
    await userEvent.tab();
    expect(chosen()).toBe('');
  });
});
