import type { BillingFields } from '@thyme/domain/payments';
import { render, screen, waitFor } from '@thyme/ui/testing.ts';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardHandle } from './card-port.ts';
import RevolutCard from './revolut-card-field.tsx';

/** A fake of Revolut's script, which tests cannot fetch, with the calls from its documentation. */
const provider = vi.hoisted(() => ({
  loads: [] as unknown[][],
  isDown: false,
  submitted: [] as unknown[],
  options: {} as {
    onValidation: (errors: { message: string }[]) => void;
    onSuccess: () => void;
    onError: (error: { message: string }) => void;
    onCancel: () => void;
  },
}));
vi.mock('@revolut/checkout', () => ({
  default: async (...load: unknown[]) => {
    provider.loads.push(load);
    if (provider.isDown) throw new Error("'RevolutCheckout' failed to load");
    return {
      createCardField: (options: typeof provider.options) => {
        provider.options = options;
        return { submit: (meta: unknown) => provider.submitted.push(meta), destroy: () => {} };
      },
    };
  },
}));

const billing: BillingFields = {
  name: 'Niamh Gallagher',
  email: 'niamh@mail.example',
  countryCode: 'IE',
  region: 'Leinster',
  city: 'Dublin',
  streetLine1: '26 Lennox Terrace',
  streetLine2: '',
  postcode: 'D08',
};

const handlers = { onProblem: vi.fn(), onFailure: vi.fn() };

async function openField(error: string | null = null) {
  const ref = createRef<CardHandle>();
  render(<RevolutCard ref={ref} publicId="pub" error={error} disabled={false} {...handlers} />);
  await waitFor(() => expect(provider.loads).toHaveLength(1));
  await vi.waitFor(() => expect(provider.options.onSuccess).toBeDefined());
  return ref.current as CardHandle;
}

beforeEach(() => {
  provider.loads = [];
  provider.submitted = [];
  provider.options = {} as typeof provider.options;
  provider.isDown = false;
  vi.clearAllMocks();
});

describe('Revolut’s card field', () => {
  it('[PAY-031] is loaded for the order, from the sandbox on localhost, and gets the billing address', async () => {
    const field = await openField();
    expect(provider.loads[0]).toEqual(['pub', 'sandbox']);
    const paying = field.pay(billing);
    const { name, email, ...billingAddress } = billing;
    expect(provider.submitted).toEqual([{ name, email, billingAddress }]);
    provider.options.onSuccess();
    expect(await paying).toEqual({ kind: 'paid' });
  });

  it('[PAY-022] says what it finds wrong with a card, under the field', async () => {
    const field = await openField('Card number is invalid');
    expect(screen.getByRole('alert').textContent).toBe('Card number is invalid');
    const paying = field.pay(billing);
    provider.options.onValidation([{ message: 'Card number is invalid' }]);
    expect(await paying).toEqual({ kind: 'invalid', message: 'Card number is invalid' });
    expect(handlers.onProblem).toHaveBeenLastCalledWith('Card number is invalid');
    provider.options.onValidation([]);
    expect(handlers.onProblem).toHaveBeenLastCalledWith(null);
  });

  it('distinguishes a decline from a cancelled payment', async () => {
    const field = await openField();
    const declined = field.pay(billing);
    provider.options.onError({ message: 'Your card was declined.' });
    expect(await declined).toEqual({ kind: 'declined', message: 'Your card was declined.' });
    const stopped = field.pay(billing);
    provider.options.onCancel();
    expect(await stopped).toEqual({ kind: 'cancelled' });
  });

  it('says when it cannot be loaded', async () => {
    provider.isDown = true;
    render(<RevolutCard ref={createRef()} publicId="pub" error={null} disabled={false} {...handlers} />);
    await waitFor(() => expect(handlers.onFailure).toHaveBeenCalledOnce());
  });
});
