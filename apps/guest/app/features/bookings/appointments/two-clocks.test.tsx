import { render, screen } from '@thyme/ui/testing.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { TwoClocks } from './two-clocks.tsx';

afterEach(() => vi.restoreAllMocks());

const FRIDAY = Date.UTC(2026, 7, 14, 16, 15) / 1000;
const readIn = (minutesAhead: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutesAhead);
const hudson = { name: 'Hudson & Heather', zone: 'America/New_York', zone_label: 'New York time' };

it('[APPT-043] an appointment in another zone shows the shop’s clock and the guest’s own', () => {
  readIn(60);
  render(<TwoClocks wall={FRIDAY} shop={hudson} />);
  expect(screen.getByText('4:15 pm').parentElement?.textContent).toBe('4:15 pmFri, at Hudson & Heather');
  expect(screen.getByText('9:15 pm').parentElement?.textContent).toBe('9:15 pmFri, your time');
});

it('[APPT-043] the guest’s own day is named where it is another', () => {
  readIn(600);
  render(<TwoClocks wall={FRIDAY} shop={hudson} />);
  expect(screen.getByText('6:15 am').parentElement?.textContent).toBe('6:15 amSat, your time');
});

it('[APPT-043] one clock is enough where both are the same', () => {
  readIn(-240);
  const { container } = render(<TwoClocks wall={FRIDAY} shop={hudson} />);
  expect(container.textContent).toBe('');
});
