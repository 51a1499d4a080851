import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stage({ max }: { max?: number }) {
  const [count, setCount] = useState(1);
  return (
    <>
      <QuantityStepper value={count} onValueChange={setCount} max={max} />
      <output>{count}</output>
    </>
  );
}

const count = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

describe('QuantityStepper', () => {
  test('accepts digits only', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    await user.clear(field());
    await user.type(field(), 'a1-2.e');
    expect(field().value).toBe('12');
    expect(count()).toBe('12');
  });

  test('hides the plus at the limit and shows it again below', async () => {
    const user = userEvent.setup();
    render(<Stage max={2} />);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(count()).toBe('2');
    expect(screen.queryByRole('button', { name: 'One more' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(screen.getByRole('button', { name: 'One more' })).toBeTruthy();
  });

  test('never goes below one or above the limit, whatever is typed', async () => {
    const user = userEvent.setup();
    render(<Stage max={5} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One fewer' }).disabled).toBe(true);
    await user.clear(field());
    await user.type(field(), '99');
    await user.tab();
    expect(count()).toBe('5');
    expect(field().value).toBe('5');
  });

  test('an emptied field keeps the last quantity', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    await user.clear(field());
    expect(field().value).toBe('');
    await user.tab();
    expect(field().value).toBe('1');
  });
});
