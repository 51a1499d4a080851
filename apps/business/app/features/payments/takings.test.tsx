import { Errors, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Takings } from './operations.ts';
import { TakingsBoard } from './takings.tsx';

const none: Takings = {
  days: [{ date: '2026-06-16', bookings: 0, worth: 0, taken: 0 }],
  taken: { online: 0, card: 0, cash: 0, voucher: 0 },
  still_to_come: 0,
  deposits_held: 0,
  deposits_bookings: 0,
  refunds: [],
  to_decide: [],
};
const busy: Takings = {
  ...none,
  taken: { online: 120.5, card: 80, cash: 45, voucher: 50 },
  still_to_come: 68,
  deposits_held: 36,
  deposits_bookings: 1,
  refunds: [
    { id: 1, guest_name: 'Niamh Gallagher', amount: 20, status: 'succeeded', reason: 'Cancelled', at: 0 },
    { id: 2, guest_name: 'Sean Byrne', amount: 15.5, status: 'failed', reason: 'Cancelled', at: 0 },
  ],
  to_decide: [{ appt_id: 41, guest_name: 'Orla Fennell', starts: Date.UTC(2026, 5, 15, 11) / 1000, fee: 34 }],
};

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

describe('the takings', () => {
  it('add up online, card and cash payments; vouchers and amounts still to come are separate', async () => {
    serveGraphQL({ desk_takings: () => busy });
    showAtDesk(<TakingsBoard />);
    const taken = await card('Taken today, Tue 16 Jun');
    expect(taken.getByText('€245.50')).toBeTruthy();
    const amounts = taken.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(amounts).toEqual([
      ['Paid online', '€120.50'],
      ['Card reader', '€80.00'],
      ['Cash', '€45.00'],
      ['Still to come today', '€68.00'],
      ['Paid with vouchers', '€50.00'],
    ]);
    expect(taken.getByText('Vouchers count on the day they’re bought.')).toBeTruthy();
  });

  it('list refunds with their status and total', async () => {
    serveGraphQL({ desk_takings: () => busy });
    showAtDesk(<TakingsBoard />);
    const refunds = await card('Refunds');
    expect(refunds.getByText('€35.50')).toBeTruthy();
    expect(refunds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Niamh GallagherCancelled, refunded€20.00',
      'Sean ByrneCancelled, failed€15.50',
    ]);
  });

  it('link to the appointment whose fee needs a decision', async () => {
    serveGraphQL({ desk_takings: () => busy });
    showAtDesk(<TakingsBoard />);
    const decisions = await card('Yours to decide');
    expect(decisions.getByRole('link', { name: /Orla Fennell/ }).getAttribute('href')).toBe(
      '/?date=2026-06-15&appt=41',
    );
    expect(decisions.getByText('€34.00')).toBeTruthy();
  });

  it('say when there is nothing', async () => {
    serveGraphQL({ desk_takings: () => none });
    showAtDesk(<TakingsBoard />);
    expect((await card('Taken today, Tue 16 Jun')).getAllByText('€0.00')).toHaveLength(6);
    expect((await card('Refunds')).getByText('None in this period.')).toBeTruthy();
    expect((await card('Yours to decide')).getByText('There are no fees to decide on.')).toBeTruthy();
  });

  it('are loaded again for another period', async () => {
    const requests = serveGraphQL({ desk_takings: () => busy });
    showAtDesk(<TakingsBoard />);
    await card('Refunds');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_takings')).toContainEqual({ business: 7, from: '2026-06-10', to: '2026-06-16' }),
    );
    expect(await screen.findByRole('heading', { name: 'Taken since Wed 10 Jun' })).toBeTruthy();
  });

  it('show that they are loading, and can be retried after a failure', async () => {
    let isBroken = true;
    serveGraphQL({ desk_takings: () => (isBroken ? new Errors('Down.') : busy) });
    showAtDesk(<TakingsBoard />);
    expect(screen.getByText('Loading the takings')).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(again);
    expect((await card('Refunds')).getByText('€35.50')).toBeTruthy();
  });
});
