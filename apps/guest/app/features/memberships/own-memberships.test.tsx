import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { OwnMemberships } from './own-memberships.tsx';
import { MembershipSection } from './section.tsx';

const offer = {
  id: 4,
  business_id: 7,
  name: 'Facial club',
  description: '',
  price: 49,
  price_words: '€49.00 a month',
  session_words: '2 sessions a month; unused ones don’t carry over',
  percent_words: '10% off all services',
  term_words: '',
  consent_words: 'I agree that Willow Room charges €49.00 to my card now and every month, until I cancel.',
  services: ['Facial'],
  sessions: 2,
};
const own = (values: object = {}) => ({
  id: 9,
  shop: 'Willow Room',
  slug: 'willow-room',
  country: 'IE',
  status: 'active',
  sessions_left: 1,
  next_payment: Date.UTC(2027, 1, 28, 8) / 1000,
  ends: null,
  is_cancelled: false,
  resume_on: null,
  first_resume: '2027-03-01',
  card: 'Visa ending 4242',
  card_id: 3,
  failure: null,
  reason: '',
  offer,
  payments: [{ sale_id: 17, paid_at: Date.UTC(2027, 0, 31, 10) / 1000, amount: 49, is_refunded: false }],
  ...values,
});

function show(membership: object, answers: Parameters<typeof serveNamed>[0] = {}) {
  const onPay = vi.fn();
  const requests = serveNamed({ my_memberships: () => ({ my_memberships: [membership] }), ...answers });
  showToGuest(<OwnMemberships cards={[{ id: 3, name: 'Visa ending 4242', isExpired: false }]} onPay={onPay} />);
  return { onPay, requests };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the guest’s memberships', () => {
  it('[MEMB-011] show the next payment, sessions left, card and invoices', async () => {
    show(own());
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Next payment on Sun 28 Feb 2027.')).toBeTruthy();
    expect(card.getByRole('img', { name: '1 of 2 sessions left' })).toBeTruthy();
    expect(card.getByText(/Paid with Visa ending 4242/)).toBeTruthy();
    await userEvent.click(card.getByText('Payments and invoices'));
    expect(card.getByRole('link', { name: /Invoice/ }).getAttribute('href')).toBe('/invoice/17');
  });

  it.each([
    [1, '1 of 2 left'],
    [3, '3 left, 1 carried over'],
  ])('[MEMB-011] with %i sessions reads %s', async (sessions_left, words) => {
    show(own({ sessions_left }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('[MEMB-009] an unpaid one leads to its payment', async () => {
    const { onPay } = show(own({ status: 'past_due', failure: 'Your card was declined.' }), {
      pay_membership: () => ({ pay_membership: { status: 1, message: '', payment_url: '/revolut/a/49.00/1/2' } }),
    });
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    await press('Pay now');
    await waitFor(() => expect(onPay).toHaveBeenCalledWith('/revolut/a/49.00/1/2'));
  });

  it('[MEMB-007] is paused until a date that the guest has to choose', async () => {
    const { requests } = show(own(), {
      change_membership: () => ({ change_membership: { status: 1, message: 'Paused.' } }),
    });
    await press('Pause');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    expect(await dialog.findByText('Please choose the day it starts again.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Start again, with the next payment, on'), '2027-04-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'change_membership')).toMatchObject({
        given: { id: 9, change: 'pause', resume_on: '2027-04-15' },
      }),
    );
  });

  it('[MEMB-008] cancelling says what happens first', async () => {
    const { requests } = show(own(), {
      change_membership: () => ({ change_membership: { status: 1, message: 'Cancelled.' } }),
    });
    await press('Cancel');
    expect(await screen.findByText(/until the end of the period you’ve paid for/)).toBeTruthy();
    expect(screen.getByText(/within the last hour/)).toBeTruthy();
    await press('Cancel membership');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'change_membership')).toMatchObject({ given: { change: 'cancel' } }),
    );
  });
});

describe('joining on the shop’s page', () => {
  it('[MEMB-004] shows the consent text, and continues only with the box ticked', async () => {
    const onPay = vi.fn();
    const requests = serveNamed({
      business_memberships: () => ({ business_memberships: [offer] }),
      join_membership: () => ({ join_membership: { status: 1, message: '', payment_url: '/revolut/a/49.00/1/2' } }),
    });
    showToGuest(<MembershipSection shop={{ id: 7, name: 'Willow Room' }} mayJoin={() => true} onPay={onPay} />);
    await press('Join Facial club');
    expect(await screen.findByText(offer.consent_words)).toBeTruthy();
    await press('Continue to payment');
    expect(await screen.findByText('Please tick the box to agree to the regular payment.')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'join_membership')).toBe(false);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue to payment');
    await waitFor(() => expect(onPay).toHaveBeenCalledWith('/revolut/a/49.00/1/2'));
  });

  it('[MEMB-004] a shop without memberships shows nothing', async () => {
    const requests = serveNamed({ business_memberships: () => ({ business_memberships: [] }) });
    showToGuest(<MembershipSection shop={{ id: 7, name: 'Willow Room' }} mayJoin={() => true} onPay={() => {}} />);
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(screen.queryByText('Memberships')).toBeNull();
  });
});
