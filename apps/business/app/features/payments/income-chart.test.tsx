import { screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { IncomeChart } from './income-chart.tsx';

const days = [
  { date: '2026-06-15', bookings: 0, worth: 0, taken: 80 },
  { date: '2026-06-16', bookings: 2, worth: 136, taken: 0 },
];

describe('the chart of the money page', () => {
  it('[DESKC-008] never mixes days of payment with days of appointments', async () => {
    showAtDesk(<IncomeChart days={days} today="2026-06-16" />);
    expect(screen.getByRole('img').textContent).toContain('€80.00 received in 2 days');
    expect(screen.getByRole('img').textContent).not.toContain('booking');
    await userEvent.click(screen.getByRole('radio', { name: 'Appointments' }));
    expect(screen.getByRole('img').textContent).toContain('2 bookings worth €136.00 in 2 days');
    expect(screen.getByRole('img').textContent).not.toContain('received');
  });
});
