import { useState } from 'react';
import { expect, test } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { TimeList } from './time-list.tsx';

function Stage() {
  const [time, setTime] = useState<string | null>(null);
  return (
    <TimeList
      label="Times"
      value={time}
      onValueChange={setTime}
      groups={[
        {
          title: 'Morning',
          times: [
            { value: 'a', label: '10:00 am' },
            { value: 'b', label: '11:30 am', state: 'taken' },
          ],
        },
        { title: 'Afternoon', times: [{ value: 'c', label: '3:30 pm', state: 'back' }] },
        { title: 'Evening', times: [] },
      ]}
    />
  );
}

test('free and returned times can be chosen, a taken one is only announced', async () => {
  const user = userEvent.setup();
  render(<Stage />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByText('11:30 am').parentElement?.textContent).toBe('11:30 am, just taken');
  expect(screen.queryByText('Evening')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '10:00 am' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3:30 pm, just back' }).checked).toBe(true);
});
