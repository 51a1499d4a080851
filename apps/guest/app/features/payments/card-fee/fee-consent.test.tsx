import { screen, userEvent } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import type { PaymentChoice } from '../checkout/payment-choice.ts';
import { PaymentStep } from '../checkout/payment-step.tsx';
import { open } from '../payments.fixtures.tsx';

const visa = { id: 3, name: 'Visa ending 4242', brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2038 };
const card = { ...visa, is_expired: false, expires_soon: false };
const words = 'If you don’t come, the shop may charge this card up to 50% of the price.';
let chosen: PaymentChoice = { vouchers: [], method: null };

function Step() {
  const [choice, setChoice] = useState<PaymentChoice>({ vouchers: [], method: null });
  chosen = choice;
  return (
    <PaymentStep
      price={{ payableNow: 3000, coverableNow: 3000, total: 10_000, coverable: 10_000 }}
      country="IE"
      shop="Fern & Fold"
      redeeming={{ businessId: 1, guestId: 9, services: [], discount: 0 }}
      value={choice}
      onChange={setChoice}
    />
  );
}

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

describe('before a booking is paid with a saved card', () => {
  it('[FEE-005] the guest sees the consent text that is stored; the box is unticked', async () => {
    serveNamed({
      saved_cards: () => ({ saved_cards: [card] }),
      shop_fee_terms: () => ({ shop_fee_terms: { words } }),
    });
    open(<Step />);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree to a fee if I don’t come/ });
    expect(box.checked).toBe(false);
    expect(screen.getByText(new RegExp(words.replace('?', '\\?')))).toBeTruthy();
    await userEvent.click(box);
    expect(chosen).toMatchObject({ savedCardId: 3, agreesToFee: true });
    // For a new card, the card page asks.
    await userEvent.click(screen.getByRole('radio', { name: /^New card/ }));
    expect(screen.queryByRole('checkbox', { name: /^I agree to a fee/ })).toBeNull();
  });

  it('[FEE-001] a shop without a rule asks nothing', async () => {
    serveNamed({ saved_cards: () => ({ saved_cards: [card] }), shop_fee_terms: () => ({ shop_fee_terms: null }) });
    open(<Step />);
    expect(await screen.findByRole('radio', { name: /Visa ending 4242/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^I agree to a fee/ })).toBeNull();
  });
});
