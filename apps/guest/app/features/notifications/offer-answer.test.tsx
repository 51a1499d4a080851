import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { OfferAnswer } from './offer-answer.tsx';
import type { Notification } from './use-notifications.ts';

const FRIDAY = Date.UTC(2026, 7, 14, 10) / 1000;
const CALL = { date: '2026-08-13', time: FRIDAY - 24 * 3600 };

const notification: Notification = {
  id: 1,
  title: 'A time has come free at Fern & Fold',
  message: '',
  status: 'waiting_list_offer',
  ref_id: 41,
  target_url: null,
  business_id: 7,
  business_slug: 'fern-and-fold',
  business_name: 'Fern & Fold',
  zone_label: 'Irish time',
  services: [{ service_pricing_id: 3, name: 'Cut & finish', occurrences: null }],
  created_at: 0,
  seen: false,
  actions: ['accept', 'decline'],
  answer_by: Math.floor(Date.now() / 1000) + 600,
  call_id: null,
  ended_offer: null,
};

const yes = { status: 1, message: 'Booking confirmed!', payment_status: 1, payment_url: null, refused: null };
const CALL_FIRST = { ...yes, status: 0, message: 'A call first!', payment_status: null };

type Variables = Record<string, unknown>;

/** A server that knows one offer; answers what was sent to take it. */
function offer(accept: (variables: Variables) => object, due = 0): Variables[] {
  const sent: Variables[] = [];
  serve(({ query, variables }) => {
    if (query.includes('price_availability')) return { price_availability: { payable_now: due, currency: 'EUR' } };
    if (query.includes('waiting_list {')) {
      return { waiting_list: [{ offer: null }, { offer: { id: 41, date: '2026-08-14', time: FRIDAY } }] };
    }
    if (!query.includes('accept_waiting_list_offer')) return { system_log: { status: 1 } };
    sent.push(variables);
    return { accept_waiting_list_offer: accept(variables) };
  });
  return sent;
}

function show(
  card: { id: number; name: string } | null = null,
  leaveFor: (url: string) => void = () => {},
  offered = notification,
) {
  showToGuest(
    <OfferAnswer
      notification={offered}
      leaveFor={leaveFor}
      card={card}
      callPicker={({ before, onChange }) => (
        <button type="button" onClick={() => onChange(CALL)}>
          Call before {before.time}
        </button>
      )}
    />,
  );
  return userEvent.setup();
}

it('takes a time at once where no call is required', async () => {
  const sent = offer(() => yes);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  await waitFor(() => expect(toasts).toEqual(['success: Booking confirmed!']));
  expect(sent).toMatchObject([{ offer_id: 41, video_datetime: null }]);
});

it('[CALL-003] takes an earlier call, which costs nothing more', async () => {
  const sent = offer(() => ({ ...yes, message: 'Your video call is booked.' }), 13.6);
  const user = show({ id: 4242, name: 'Visa ending 4242' }, () => {}, { ...notification, services: [] });
  await user.click(await screen.findByRole('button', { name: 'Take this call' }));
  await waitFor(() => expect(toasts).toEqual(['success: Your video call is booked.']));
  expect(sent).toMatchObject([{ offer_id: 41, payment_info: null, saved_card_id: null }]);
});

it('lets a new guest choose the call that the shop requires, and takes the time with it', async () => {
  const sent = offer(({ video_datetime: call }) => (call ? yes : { ...CALL_FIRST, refused: { code: 'call-missing' } }));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your consultation call' });
  expect(toasts).toEqual([]);
  expect(dialog.textContent).toContain('Appointment: Fri 14 Aug, 10:00 am');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take this time' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: `Call before ${FRIDAY}` }));
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  await waitFor(() => expect(toasts).toEqual(['success: Booking confirmed!']));
  expect(sent.map(({ video_datetime }) => video_datetime)).toEqual([null, CALL.time]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says when the chosen call is taken, and requires another', async () => {
  offer(({ video_datetime: call }) => ({ ...CALL_FIRST, refused: { code: call ? 'call-taken' : 'call-missing' } }));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  await user.click(await screen.findByRole('button', { name: `Call before ${FRIDAY}` }));
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  await waitFor(() => expect(toasts).toEqual(['error: A call first!']));
  expect(screen.getByRole('dialog', { name: 'Your consultation call' })).toBeTruthy();
});

it('reports no success when the payment failed', async () => {
  offer(() => ({ ...yes, message: 'We can’t reach the card provider. Nothing was charged.', payment_status: 0 }));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Take this time' }));
  await waitFor(() => expect(toasts).toEqual(['error: We can’t reach the card provider. Nothing was charged.']));
});

describe('a deposit', () => {
  const visa = { id: 4242, name: 'Visa ending 4242' };

  it('[PAY-073] is charged to the saved card in one press, and the button says how much', async () => {
    const sent = offer(() => yes, 13.6);
    const user = show(visa);
    await user.click(await screen.findByRole('button', { name: 'Take this time, pay €13.60' }));
    await waitFor(() => expect(toasts).toEqual(['success: Booking confirmed!']));
    expect(sent).toMatchObject([{ offer_id: 41, saved_card_id: 4242, payment_info: { stripe: 13.6 } }]);
    expect(screen.getByText(/^€13.60 from your Visa ending 4242/)).toBeTruthy();
  });

  it('[PAY-073] may be paid in another way', async () => {
    const leaveFor = vi.fn();
    const sent = offer(() => ({ ...yes, payment_status: 0, payment_url: '/revolut/pub/13.60/99/7' }), 13.6);
    const user = show(visa, leaveFor);
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/revolut/pub/13.60/99/7'));
    expect(sent).toMatchObject([{ saved_card_id: null, payment_info: { stripe: 13.6 } }]);
  });

  it('[PAY-073] that the card declines leads on to the card page, as the same booking', async () => {
    const leaveFor = vi.fn();
    const declined = { ...yes, message: 'Payment Not Completed', payment_status: 0 };
    const sent = offer(
      ({ saved_card_id: card }) => (card ? declined : { ...declined, payment_url: '/revolut/pub/13.60/99/7' }),
      13.6,
    );
    const user = show(visa, leaveFor);
    await user.click(await screen.findByRole('button', { name: 'Take this time, pay €13.60' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/revolut/pub/13.60/99/7'));
    expect(toasts).toEqual(['error: Payment Not Completed']);
    expect(sent.map(({ saved_card_id }) => saved_card_id)).toEqual([4242, null]);
    expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  });

  it('[PAY-073] without a saved card is paid on the card page, and the offer says so', async () => {
    offer(() => yes, 13.6);
    show();
    expect(await screen.findByText('€13.60 to pay now, on the next page.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take this time' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay another way' })).toBeNull();
  });
});
