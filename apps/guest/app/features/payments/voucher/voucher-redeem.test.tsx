import type { Coverable } from '@thyme/domain/vouchers';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import type { PaymentChoice } from '../checkout/payment-choice.ts';
import { PaymentStep } from '../checkout/payment-step.tsx';
import { open } from '../payments.fixtures.tsx';

const services = [{ service_pricing_id: 3, service_id: 2, service_qty: 1, unit_price: 68, special_price: 0 }];
const redeeming = { businessId: 1, guestId: 9, services, discount: 0 };
const noChoice: PaymentChoice = { vouchers: [], method: null };
let chosen = noChoice;

/** All of €86.60 is due now, unless a test overrides it. */
const whole: Coverable = { payableNow: 8660, coverableNow: 8660, total: 8660, coverable: 8660 };

function Step({ price = {} }: { price?: Partial<Coverable> }) {
  const [choice, setChoice] = useState(noChoice);
  chosen = choice;
  return (
    <PaymentStep
      price={{ ...whole, ...price }}
      country="IE"
      shop="Fern & Fold"
      redeeming={redeeming}
      value={choice}
      onChange={setChoice}
    />
  );
}

const voucher = (over: object) => ({
  id: 1,
  business_id: 1,
  owner_id: 9,
  voucher_code: 'FERN-7K2Q',
  remaining: 30,
  expiry_date: Date.now() / 1000 + 3600,
  ...over,
});
const holding = (...data: object[]) => ({ my_voucher: () => ({ my_voucher: { data }, my_packages: [] }) });
const giving =
  (value: number, message = '', status = 1) =>
  () => ({ voucher_check: { value, message, status } });
const redeem = () => screen.getByRole('button', { name: 'Redeem' });

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('the payment step', () => {
  it('[PAY-001] [VOUCH-009] offers card, Google Pay and a voucher, and wants a code', async () => {
    serveNamed(holding());
    open(<Step />);
    const methods = within(screen.getByRole('group', { name: 'Pay €86.60 with' }));
    expect(methods.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'stripe',
      'google',
    ]);
    await userEvent.click(redeem());
    await waitFor(() => expect(said).toEqual(['Please select a valid voucher code!']));
  });

  it('[VOUCH-010] [VOUCH-011] [ERR-042] the guest’s own voucher pays a part, and says what is left to pay', async () => {
    const sent = serveNamed({
      ...holding(
        voucher({}),
        voucher({ id: 2, business_id: 4, voucher_code: 'OTHER-SHOP' }),
        voucher({ id: 3, owner_id: 8, voucher_code: 'FOR-BRID' }),
        voucher({ id: 4, remaining: 0, voucher_code: 'EMPTY' }),
        voucher({ id: 5, expiry_date: Date.now() / 1000 - 1, voucher_code: 'EXPIRED' }),
      ),
      voucher_check: giving(30),
    });
    const person = userEvent.setup();
    open(<Step />);
    const list = await screen.findByRole('combobox', { name: 'Voucher code' });
    expect(Array.from((list as HTMLSelectElement).options, ({ text }) => text)).toEqual([
      'Choose a voucher',
      'FERN-7K2Q, €30.00 left',
      'Enter another code',
    ]);
    await person.selectOptions(list, 'FERN-7K2Q');
    await person.click(redeem());
    expect(
      await screen.findByText(
        'You can use €30.00 from the voucher. You have to pay rest of the amount €56.60 to confirm booking. Please select your payment method!',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Pay €56.60 with' })).toBeTruthy();
    expect(sent.find(({ name }) => name === 'voucher_check')?.given).toEqual({
      voucher_code: 'FERN-7K2Q',
      selling_service: services,
      guest_id: 9,
      grand_total: 86.6,
      discount: 0,
      business_id: 1,
    });
    expect(chosen.vouchers).toEqual([{ code: 'FERN-7K2Q', amount: 3000, most: 3000 }]);
  });

  it('[VOUCH-012] several vouchers may pay for all of it; then no method is needed, and each can be removed', async () => {
    const values = [30, 56.6];
    const sent = serveNamed({ ...holding(), voucher_check: () => giving(values.shift() ?? 0)() });
    const person = userEvent.setup();
    open(<Step />);
    await person.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'fern-one{Enter}');
    await screen.findByRole('button', { name: 'Remove FERN-ONE, €30.00' });
    await person.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'fern-two{Enter}');
    await screen.findByText('Your vouchers cover the whole price. There’s nothing to pay.');
    expect(sent.filter(({ name }) => name === 'voucher_check').map(({ given }) => given.grand_total)).toEqual([
      86.6, 56.6,
    ]);
    expect(screen.queryByRole('group', { name: /^Pay/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Remove FERN-ONE, €30.00' }));
    expect(chosen.vouchers).toEqual([{ code: 'FERN-TWO', amount: 5660, most: 5660 }]);
    expect(screen.getByRole('group', { name: 'Pay €30.00 with' })).toBeTruthy();
  });

  it.each([
    ['ERR-040', giving(0, 'Voucher is not applicable!', 0), 'Voucher is not applicable!'],
    ['ERR-041', giving(0), 'You have reached the limit!'],
  ])('[%s] a code that gives nothing is refused', async (_id, answer, message) => {
    serveNamed({ ...holding(), voucher_check: answer });
    const person = userEvent.setup();
    open(<Step />);
    await person.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'NOPE{Enter}');
    await waitFor(() => expect(said).toEqual([message]));
    expect(chosen.vouchers).toEqual([]);
  });

  it('[VOUCH-047] the reason stays at the field until another code is entered', async () => {
    serveNamed({ ...holding(), voucher_check: giving(0, 'Voucher is not applicable!', 0) });
    const person = userEvent.setup();
    open(<Step />);
    const field = screen.getByRole('textbox', { name: 'Voucher code' });
    await person.type(field, 'NOPE{Enter}');
    await screen.findByText('Voucher is not applicable!');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('NOPE');
    await person.type(field, '2');
    expect(screen.queryByText('Voucher is not applicable!')).toBeNull();
  });

  it('[PACK-032] a session of an own package pays for its service, and only the rest is left to pay', async () => {
    const five = {
      id: 4,
      business_id: 1,
      code: 'FERN-PACK',
      name: 'Five blow-dries',
      sessions_left: 3,
      expiry_date: Date.now() / 1000 + 3600,
    };
    serveNamed({
      my_voucher: () => ({ my_voucher: { data: [] }, my_packages: [five, { ...five, id: 5, business_id: 2 }] }),
      voucher_check: () => ({ voucher_check: { value: 68, value_now: 68, sessions: 1, message: '', status: 1 } }),
    });
    const person = userEvent.setup();
    open(<Step />);
    await screen.findByRole('heading', { name: 'Use a package or voucher' });
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Voucher code' }), 'FERN-PACK');
    await person.click(redeem());
    await screen.findByRole('button', { name: 'Remove Five blow-dries, €68.00' });
    expect(screen.getByText('One session, 2 left after')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Another amount/ })).toBeNull();
    expect(screen.getByRole('group', { name: 'Pay €18.60 with' })).toBeTruthy();
    expect(chosen.vouchers).toEqual([{ code: 'FERN-PACK', amount: 6800, most: 6800, sessions: 1, dueNow: 6800 }]);
  });

  it('a voucher does not pay for a voucher', async () => {
    const sent = serveNamed({ ...holding(), voucher_check: giving(36.6) });
    const person = userEvent.setup();
    open(<Step price={{ coverableNow: 3660, coverable: 3660 }} />);
    await person.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'FERN{Enter}');
    await screen.findByRole('button', { name: 'Remove FERN, €36.60' });
    expect(sent.find(({ name }) => name === 'voucher_check')?.given.grand_total).toBe(36.6);
    expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Pay €50.00 with' })).toBeTruthy();
  });

  const deposit: Partial<Coverable> = { payableNow: 3660, coverableNow: 3660, total: 18_300, coverable: 18_300 };

  it('[VOUCH-040] [VOUCH-042] [VOUCH-043] pays the deposit, all of it or another amount, and says what stays due', async () => {
    serveNamed({ ...holding(voucher({ remaining: 50 })), voucher_check: giving(50) });
    const user = userEvent.setup();
    open(<Step price={deposit} />);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Voucher code' }), 'FERN-7K2Q');
    await user.click(redeem());
    const say = (text: string) => screen.findByText(text);
    await say(
      'Your voucher covers the €36.60 deposit, so there’s nothing to pay today. You’ll still owe €146.40 at Fern & Fold on the day.',
    );
    expect(chosen.vouchers).toEqual([{ code: 'FERN-7K2Q', amount: 3660, most: 5000 }]);
    await user.click(screen.getByRole('radio', { name: /^All €50\.00/ }));
    await say(
      'Your voucher covers the €36.60 deposit and €13.40 of the rest, so there’s nothing to pay today. You’ll still owe €133.00 at Fern & Fold on the day.',
    );
    await user.click(screen.getByRole('radio', { name: /^Another amount/ }));
    const amount = screen.getByRole('textbox', { name: 'Amount to use' });
    await user.clear(amount);
    await user.type(amount, '10,50');
    await say(
      'You can use €10.50 from the voucher. You have to pay rest of the amount €26.10 to confirm booking. Please select your payment method! You’ll still owe €146.40 at Fern & Fold on the day.',
    );
    expect(chosen.vouchers).toEqual([{ code: 'FERN-7K2Q', amount: 1050, most: 5000 }]);
  });

  it.each(['0', '50.01', 'ten', '-5', '1e3', '💶'])(
    '[VOUCH-040] %s is no amount: it says so and keeps the last one',
    async (text) => {
      serveNamed({ ...holding(), voucher_check: giving(50) });
      const user = userEvent.setup();
      open(<Step price={deposit} />);
      await user.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'FERN{Enter}');
      await user.click(await screen.findByRole('radio', { name: /^Another amount/ }));
      const amount = screen.getByRole('textbox', { name: 'Amount to use' });
      await user.clear(amount);
      await user.type(amount, text);
      expect(screen.getByText('Enter an amount from €0.01 to €50.00.')).toBeTruthy();
      expect(chosen.vouchers[0]?.amount).toBeLessThanOrEqual(5000);
      expect(chosen.vouchers[0]?.amount).toBeGreaterThan(0);
    },
  );
});
