import { render, screen, userEvent } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TimeField } from './time-field.tsx';

function Form({ isEnd = false }: { isEnd?: boolean }) {
  const [minute, setMinute] = useState<number | null>(570);
  return (
    <>
      <TimeField label="At" isEnd={isEnd} value={minute} onTime={setMinute} />
      <output aria-label="Chosen">{minute}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'At' });
const chosen = () => screen.getByLabelText('Chosen').textContent;
async function write(words: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), `${words}{Enter}`);
}

describe('a time field of the desk', () => {
  it('[CAL-030] shows the shop’s format and reads any usual one', async () => {
    render(<Form />);
    expect(field().value).toBe('9:30 am');
    for (const [words, minute, shown] of [
      ['9', '540', '9:00 am'],
      ['1415', '855', '2:15 pm'],
      ['21:30', '1290', '9:30 pm'],
      ['11:40 am', '700', '11:40 am'],
      ['midnight', '0', '12:00 am'],
    ] as const) {
      await write(words);
      expect([chosen(), field().value]).toEqual([minute, shown]);
    }
  });

  it('[CAL-030] the end of a span may be the midnight after it', async () => {
    render(<Form isEnd />);
    await write('12 am');
    expect([chosen(), field().value]).toEqual(['1440', 'midnight']);
    await userEvent.click(field());
    const times = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect([times.length, times[0], times.at(-1)]).toEqual([96, '12:15 am', 'midnight']);
  });
});
