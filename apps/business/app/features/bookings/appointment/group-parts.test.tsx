import { cleanup, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { expect, it, vi } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { GroupParts } from './group-parts.tsx';

// Fri 19 June 2026, 9:00 am.
const until = Date.UTC(2026, 5, 19, 9) / 1000;
const part = (name: string, state: string, paid: number, due: number) => ({
  appt_id: name.length,
  name,
  for_all: false,
  state,
  paid,
  due,
  deposit_left: 0,
  pay_until: until,
  path: `/your-part/${name}`,
});

it('[PARTY-007] shows what each of a group has paid, and until when they can by link', () => {
  showAtDesk(<GroupParts parts={[part('Niamh', 'deposit-paid', 15, 60), part('Cian', 'open', 0, 75)]} />);
  const [niamh, cian] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(niamh?.getByText('€15.00 paid, €60.00 left')).toBeTruthy();
  expect(niamh?.getByText('Deposit paid')).toBeTruthy();
  expect(cian?.getByText('Not paid yet')).toBeTruthy();
  expect(screen.getByText(/until Fri 19 Jun, 9:00 am/)).toBeTruthy();
});

it('[PARTY-006] says what the desk can do about a part that was not paid in time', () => {
  showAtDesk(<GroupParts parts={[part('Cian', 'late', 0, 75)]} />);
  expect(screen.getByText('Not paid in time')).toBeTruthy();
  expect(screen.getByText(/take the money at the till, or cancel that one appointment/)).toBeTruthy();
});

it('[PARTY-009] copies the link of a guest who has not paid yet', async () => {
  // Gives the document a clipboard.
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  showAtDesk(<GroupParts parts={[part('Niamh', 'paid', 75, 0), part('Cian', 'open', 0, 75)]} />);
  await user.click(screen.getByRole('button', { name: 'Copy Cian’s link' }));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/your-part/Cian`);
  expect(screen.queryByRole('button', { name: 'Copy Niamh’s link' })).toBeNull();
});

it('[PARTY-010] shows the deposit of a whole group, with its link and what is due on the day', async () => {
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const deposit = (state: string, paid: number, left: number, due: number) => (
    <GroupParts parts={[{ ...part('Niamh', state, paid, due), for_all: true, deposit_left: left }]} />
  );
  showAtDesk(deposit('open', 0, 30, 150));
  expect(screen.getByRole('heading', { name: 'Deposit for the whole group' })).toBeTruthy();
  expect(screen.getByText('They can pay by link until Fri 19 Jun, 9:00 am. €120.00 is due on the day.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy Niamh’s link' }));
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}/your-part/Niamh`);
  cleanup();
  showAtDesk(deposit('deposit-paid', 30, 0, 120));
  expect(screen.getByText('€30.00 paid')).toBeTruthy();
  expect(screen.getByText('€120.00 is due on the day.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  showAtDesk(deposit('late', 0, 30, 150));
  expect(screen.getByText(/take the money at the till, or cancel the appointments/)).toBeTruthy();
});
