import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render, screen, userEvent } from '../testing.ts';
import { RatingInput } from './rating-input.tsx';

function Stage() {
  const [stars, setStars] = useState(0);
  return (
    <>
      <RatingInput label="How was it?" value={stars} onValueChange={setStars} />
      <output>{stars}</output>
    </>
  );
}

describe('RatingInput', () => {
  test('offers one to five stars, each with a label', () => {
    render(<Stage />);
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual([
      '1 star, very poor',
      '2 stars, poor',
      '3 stars, Average',
      '4 stars, Good',
      '5 stars, Excellent',
    ]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  test('is set by click and changed by arrow keys', async () => {
    const user = userEvent.setup();
    render(<Stage />);
    await user.click(screen.getByRole('radio', { name: '3 stars, Average' }));
    expect(screen.getByRole('status').textContent).toBe('3');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('status').textContent).toBe('4');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('status').textContent).toBe('2');
  });
});
