import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { MembershipsPage } from './memberships-page.tsx';

const offer = {
  id: 4,
  members: 2,
  is_offered: true,
  carries_over: true,
  min_periods: 0,
  notice_days: 0,
  vat_rate: null,
  service_ids: [12],
  percent_off: 10,
  percent_service_ids: [],
  product_percent: 0,
  shown: {
    name: 'Facial club',
    description: '',
    price: 49,
    price_words: '€49.00 a month',
    rhythm: 'month',
    sessions: 2,
    session_words: '2 sessions a month; unused ones carry over once',
    percent_words: '10% off all services',
    term_words: '',
    services: ['Facial'],
  },
};
const member = (id: number, values: object = {}) => ({
  id,
  guest_id: id,
  guest_name: `Guest ${id}`,
  offer_name: 'Facial club',
  price: 49,
  status: 'active',
  sessions: 2,
  sessions_left: 1,
  since: 1_781_000_000,
  next: 1_783_000_000,
  is_cancelled: false,
  resume_on: null,
  next_try: null,
  reason: '',
  ...values,
});
const data = {
  is_possible: true,
  sees_money: true,
  offers: [offer],
  members: [
    member(1),
    member(2, { status: 'past_due', next_try: 1_781_600_000 }),
    member(3, { status: 'paused', resume_on: '2026-08-01' }),
  ],
  months: [{ month: '2026-06', amount: 98, payments: 2 }],
};
const changed = { status: 1, message: 'Saved.', id: '4', conflicts: [] };

function show(answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const requests = serveGraphQL({
    desk_memberships: () => data,
    desk_guests: () => ({ guests: [{ id: 31, first_name: 'Aoife', last_name: 'Daly', is_blocked: false }] }),
    desk_save_membership: () => changed,
    desk_invite_member: () => ({ status: 1, message: 'Aoife Daly has been emailed the invitation.' }),
    desk_change_member: () => ({ status: 1, message: 'Ended.' }),
    ...answers,
  });
  showAtDesk(<MembershipsPage goodFor={() => null} head={(_note, actions) => <header>{actions}</header>} />);
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('memberships at the desk', () => {
  it('[MEMB-006] show the offers, each member’s state, and what was paid by month', async () => {
    show();
    expect(await screen.findByText('2 members')).toBeTruthy();
    const row = (id: number) => within(screen.getByRole('row', { name: new RegExp(`Guest ${id}`) }));
    expect(row(1).getByText('Active')).toBeTruthy();
    expect(row(2).getByText('Unpaid')).toBeTruthy();
    expect(row(3).getByText('Resumes on Sat 1 Aug 2026')).toBeTruthy();
    expect(screen.getByText('10% off all services')).toBeTruthy();
    expect(screen.getByText('June 2026')).toBeTruthy();
    expect(screen.getByText('€98.00')).toBeTruthy();
  });

  it('[MEMB-006] a new one shows what is missing at its field, and sends the input', async () => {
    const requests = show();
    await press('New membership');
    await press('Offer it');
    expect(screen.getByText('Please give it a name.')).toBeTruthy();
    expect(screen.getByText('Please enter an amount.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name'), 'Brow club');
    await userEvent.type(screen.getByLabelText('Price'), '29.50');
    await userEvent.selectOptions(screen.getByLabelText('Charged'), '4-weeks');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Unused ones carry over once' }));
    await press('Offer it');
    await waitFor(() => expect(toasts).toEqual(['success: Saved.']));
    expect(sentTo(requests, 'desk_save_membership')).toMatchObject([
      { id: null, name: 'Brow club', price: 29.5, rhythm: '4-weeks', sessions: 1, carriesOver: true, vatRate: null },
    ]);
  });

  it('[BOOKSB-003] an offer can take a percentage off services and products', async () => {
    const requests = show();
    await press(/Edit\s*Facial club/);
    const off = await screen.findByLabelText('Percent off services');
    await userEvent.clear(off);
    await userEvent.type(off, '95');
    await press('Save');
    expect(screen.getByText('Please enter 0 to 90.')).toBeTruthy();
    await userEvent.clear(off);
    await userEvent.type(off, '15');
    await userEvent.clear(screen.getByLabelText('Percent off products'));
    await userEvent.type(screen.getByLabelText('Percent off products'), '5');
    await press('Save');
    await waitFor(() => expect(toasts).toEqual(['success: Saved.']));
    expect(sentTo(requests, 'desk_save_membership')).toMatchObject([
      { percentOff: 15, percentServices: [], productPercent: 5 },
    ]);
  });

  it('[MEMB-010] can be ended, which requires a reason', async () => {
    const requests = show();
    await press('Change Guest 1’s Facial club');
    await userEvent.click(screen.getByRole('radio', { name: /End now/ }));
    await press('End and refund');
    expect((await screen.findByRole('alert')).textContent).toBe('Please give a reason. The guest will see it.');
    await userEvent.type(screen.getByLabelText('Reason'), 'We’re moving');
    await press('End and refund');
    await waitFor(() => expect(toasts).toEqual(['success: Ended.']));
    expect(sentTo(requests, 'desk_change_member')).toMatchObject([{ id: 1, change: 'end', reason: 'We’re moving' }]);
  });

  it('[MEMB-010] invites a guest by mail', async () => {
    const requests = show();
    await press('Invite a guest');
    await userEvent.click(await screen.findByRole('radio', { name: 'Aoife Daly' }));
    await press('Send the invitation');
    await waitFor(() => expect(sentTo(requests, 'desk_invite_member')).toMatchObject([{ offer: 4, guest: 31 }]));
  });

  it('[MEMB-006] without any offer the page explains memberships; without saved cards it says why there are none', async () => {
    show({ desk_memberships: () => ({ ...data, is_possible: false, offers: [], members: [] }) });
    expect(await screen.findByText('Your card provider can’t save cards')).toBeTruthy();
  });
});
