import { screen } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import type { PaymentChoice } from './payment-choice.ts';
import { PaymentStep } from './payment-step.tsx';

const visa = { id: 3, name: 'Visa ending 4242', brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2038 };
const none: PaymentChoice = { vouchers: [], method: null };
let chosen = none;

function Step() {
  const [choice, setChoice] = useState(none);
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

beforeEach(clear);
afterEach(() => vi.unstubAllGlobals());

describe('the preselected way to pay', () => {
  it('[PAY-039] is none until the saved cards have loaded, then the saved card', async () => {
    write(keys.guestToken, 'guest');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    serveNamed({
      saved_cards: async () => {
        await held;
        return { saved_cards: [{ ...visa, is_expired: false, expires_soon: false, memberships: [] }] };
      },
      shop_fee_terms: () => ({ shop_fee_terms: null }),
    });
    open(<Step />);
    expect(screen.getAllByRole('radio').filter((way) => (way as HTMLInputElement).checked)).toEqual([]);
    expect(chosen.method).toBeNull();
    release();
    await screen.findByRole('radio', { name: /Visa ending 4242/, checked: true });
    expect(chosen).toMatchObject({ method: 'stripe', savedCardId: 3 });
  });

  it('[PAY-039] is a card for a visitor, who has none saved', async () => {
    serveNamed({});
    open(<Step />);
    await screen.findByRole('radio', { name: /^Card/, checked: true });
  });
});
