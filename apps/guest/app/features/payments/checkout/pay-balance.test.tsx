import { currencyOfCountry } from '@thyme/domain/money';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import { PayBalance } from './pay-balance.tsx';

const TOKENS = '/sandbox/wallets/google/tokens';
const paid = { status: 1, message: 'Payment Success', payment_url: '/payment-success' };
const button = () => screen.getByRole('button', { name: 'Make Payment' }) as HTMLButtonElement;

const onChanged = vi.fn();

function openBalance(initial: 'google' | null = null, country = 'IE') {
  open(
    <PayBalance
      businessId={1}
      country={country}
      saleId={7}
      appointmentId={9}
      due={6650}
      paid={2850}
      payee="Willow Room"
      currency={currencyOfCountry(country)}
      initial={initial}
      onChanged={onChanged}
    />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  clear();
  onChanged.mockClear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('paying what is left on an invoice', () => {
  it('[PAY-033] waits for a method', async () => {
    serveNamed({});
    const person = openBalance();
    expect(button().disabled).toBe(true);
    await person.click(screen.getByRole('radio', { name: /^Card/ }));
    expect(button().disabled).toBe(false);
  });

  it('[ROUTE-012] a method named in the address is chosen already', () => {
    serveNamed({});
    openBalance('google');
    expect((screen.getByRole('radio', { name: 'Google Pay' }) as HTMLInputElement).checked).toBe(true);
    expect(button().disabled).toBe(false);
  });

  it('[PAY-034] [PAY-036] goes to the card page once, however often it is pressed', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = serveNamed({
      make_payment: async () => {
        await held;
        return { make_payment: { status: 1, message: '', payment_url: '/revolut/pub/66.50/7/12' } };
      },
    });
    const person = openBalance();
    await person.click(screen.getByRole('radio', { name: /^Card/ }));
    await person.dblClick(button());
    expect((screen.getByRole('button', { name: 'Please wait...' }) as HTMLButtonElement).disabled).toBe(true);
    release();
    await screen.findByText('at /revolut/pub/66.50/7/12');
    const asked = sent.filter(({ name }) => name === 'make_payment');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.given).toMatchObject({
      sale_id: 7,
      appt_id: 9,
      payment_type: 'stripe',
      booking_request: 'web',
      google_pay_token: null,
    });
  });

  it('[PAY-035] [ERR-034] a wallet’s token is sent, and success shows a toast and leads to /payment-success', async () => {
    const sent = serveNamed({ make_payment: () => ({ make_payment: paid }), [TOKENS]: () => ({ token: 'agreed' }) });
    const person = openBalance('google');
    await person.click(button());
    await person.click(await screen.findByRole('button', { name: 'Pay €66.50' }));
    await screen.findByText('at /payment-success');
    expect(sent.find(({ name }) => name === TOKENS)?.given).toEqual({ amount: 6650, currency: 'EUR', end: '4242' });
    expect(sent.find(({ name }) => name === 'make_payment')?.given).toMatchObject({
      payment_type: 'google',
      google_pay_token: 'agreed',
    });
    expect(said).toEqual(['Payment Success']);
  });

  it('a sheet that is closed charges nothing', async () => {
    const sent = serveNamed({});
    const person = openBalance('google');
    await person.click(button());
    await person.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button().disabled).toBe(false));
    expect(sent.filter(({ name }) => name === 'make_payment')).toHaveLength(0);
  });

  it('[PAY-037] [ERR-048] a refusal shows the server’s message, and the button works again', async () => {
    serveNamed({
      make_payment: () => ({
        make_payment: { status: 0, message: 'This invoice is already paid.', payment_url: null },
      }),
    });
    const person = openBalance();
    await person.click(screen.getByRole('radio', { name: /^Card/ }));
    await person.click(button());
    await waitFor(() => expect(said).toEqual(['This invoice is already paid.']));
    expect(button().disabled).toBe(false);
  });

  it('[ERR-045] [ERR-046] an attempt without a response is reported and repeated under the same key', async () => {
    const sent = serveNamed({
      make_payment: () => ({ make_payment: { ...paid, payment_url: '/revolut/pub/66.50/7/12' } }),
    });
    const working = globalThis.fetch;
    let isDown = true;
    const keysSent: unknown[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      // A request can have other operations of the same moment beside it.
      const operations = JSON.parse(String(init.body)) as { query: string; variables: Record<string, unknown> }[];
      const payment = operations.find(({ query }) => query.includes('make_payment'));
      if (payment) keysSent.push(payment.variables.idempotency_key);
      if (payment && isDown) throw new TypeError('offline');
      return working(url, init);
    });
    const person = openBalance();
    await person.click(screen.getByRole('radio', { name: /^Card/ }));
    await person.click(button());
    await waitFor(() => expect(said).toEqual(['Internal server error!']));
    await waitFor(() => expect(sent.find(({ name }) => name === 'system_log')?.given.api).toBe('make_payment'));
    isDown = false;
    await person.click(button());
    await screen.findByText('at /revolut/pub/66.50/7/12');
    expect(keysSent).toHaveLength(2);
    expect(keysSent[0]).toBe(keysSent[1]);
  });

  it('[PAY-038] writes amounts in the money of the shop’s country', () => {
    serveNamed({});
    openBalance(null, 'GB');
    expect(screen.getAllByText('£66.50')).toHaveLength(2);
  });

  const visa = {
    id: 3,
    name: 'Visa ending 4242',
    brand: 'visa',
    last4: '4242',
    exp_month: 9,
    exp_year: 2038,
    is_expired: false,
    expires_soon: false,
  };
  const saved = { saved_cards: () => ({ saved_cards: [visa] }) };
  const worth = (value: number) => ({
    invoice_voucher_check: () => ({ invoice_voucher_check: { status: 1, message: '', value } }),
  });

  async function redeem(person: ReturnType<typeof userEvent.setup>) {
    await person.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'FERN{Enter}');
  }

  it('[PAY-047] a saved card pays in one press', async () => {
    const sent = serveNamed({ ...saved, make_payment: () => ({ make_payment: paid }) });
    const person = openBalance();
    await person.click(await screen.findByRole('radio', { name: /^Visa ending 4242/ }));
    await person.click(button());
    await screen.findByText('at /payment-success');
    expect(sent.find(({ name }) => name === 'make_payment')?.given).toMatchObject({
      payment_type: 'stripe',
      saved_card_id: 3,
      due_amount: 66.5,
    });
  });

  it('[PAY-043] [PAY-047] a declined saved card cannot be chosen again, and the invoice is read again', async () => {
    const message = 'Your card was declined.';
    serveNamed({ ...saved, make_payment: () => ({ make_payment: { status: 0, message, payment_url: null } }) });
    const person = openBalance();
    await person.click(await screen.findByRole('radio', { name: /^Visa ending 4242/ }));
    await person.click(button());
    await waitFor(() => expect(said).toEqual([message]));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Visa ending 4242/ }).disabled).toBe(true);
    expect(onChanged).toHaveBeenCalled();
  });

  it('[VOUCH-046] a voucher that covers all of it needs no method', async () => {
    const sent = serveNamed({ ...worth(100), make_payment: () => ({ make_payment: paid }) });
    const person = openBalance();
    await redeem(person);
    await screen.findByText('Your voucher covers all of it. There’s nothing left to pay.');
    await person.click(button());
    await screen.findByText('at /payment-success');
    expect(sent.find(({ name }) => name === 'make_payment')?.given).toMatchObject({
      payment_type: null,
      vouchers: [{ code: 'FERN', payment: 66.5 }],
    });
  });

  it('[VOUCH-046] a voucher pays a part, and a wallet is asked for the rest', async () => {
    const sent = serveNamed({
      ...worth(20),
      make_payment: () => ({ make_payment: paid }),
      [TOKENS]: () => ({ token: 'agreed' }),
    });
    const person = openBalance('google');
    await redeem(person);
    await screen.findByText('Your voucher pays €20.00. That leaves €46.50 to pay, now or on the day.');
    await person.click(button());
    await person.click(await screen.findByRole('button', { name: 'Pay €46.50' }));
    await screen.findByText('at /payment-success');
    expect(sent.find(({ name }) => name === TOKENS)?.given).toMatchObject({ amount: 4650 });
    expect(sent.find(({ name }) => name === 'make_payment')?.given).toMatchObject({
      payment_type: 'google',
      vouchers: [{ code: 'FERN', payment: 20 }],
    });
  });

  it('[VOUCH-046] a voucher alone may leave the rest due', async () => {
    const sent = serveNamed({ ...worth(20), make_payment: () => ({ make_payment: paid }) });
    const person = openBalance();
    await redeem(person);
    await person.click(await screen.findByRole('radio', { name: /^Only the voucher for now/ }));
    await person.click(button());
    await screen.findByText('at /payment-success');
    expect(sent.find(({ name }) => name === 'make_payment')?.given).toMatchObject({
      payment_type: null,
      vouchers: [{ code: 'FERN', payment: 20 }],
    });
  });
});
