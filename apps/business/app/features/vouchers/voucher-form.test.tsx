import { invalid, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { Dialog } from '@thyme/ui';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { UNLIMITED } from './offer-fields.tsx';
import type { Voucher } from './operations.ts';
import { VoucherForm } from './voucher-form.tsx';

const voucher: Voucher = {
  id: 4,
  name: 'A treat',
  title: 'For anything',
  note: '',
  color: 'plum',
  retail: 45,
  value: 50,
  amount_from: null,
  amount_to: null,
  valid_for: 66,
  limit_number_of_sales: 20,
  total_sale: 3,
  active: true,
  service_ids: [],
};
const menu = [
  {
    services: [
      { id: 12, name: 'Cut', active: true },
      { id: 13, name: 'Perm', active: false },
    ],
  },
  { services: [{ id: 14, name: 'Colour', active: true }] },
];
const done = { status: 1, message: 'The voucher is on sale.', id: 4, conflicts: [] };
const onDone = vi.fn();
beforeEach(() => {
  onDone.mockClear();
});

function show(given: Voucher | null, answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const requests = serveGraphQL({ desk_menu: () => menu, desk_save_voucher: () => done, ...answers });
  showAtDesk(
    <Dialog open>
      <VoucherForm voucher={given} onDone={onDone} />
    </Dialog>,
  );
  return requests;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text !== '') await userEvent.type(field(label), text);
}
const send = (name = 'Put it on sale') => userEvent.click(screen.getByRole('button', { name }));

describe('a new voucher', () => {
  it('is offered as typed, without a limit unless one is given', async () => {
    const requests = show(null);
    await type('Name', 'An hour off');
    await type('Worth', '60');
    await type('Costs', '52.50');
    await userEvent.selectOptions(field('Valid for'), '8 years');
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sentTo(requests, 'desk_save_voucher')).toEqual([
      expect.objectContaining({
        business: 7,
        id: null,
        name: 'An hour off',
        value: 60,
        retail: 52.5,
        months: 96,
        limit: UNLIMITED,
        services: [],
      }),
    ]);
    expect(toasts).toEqual(['success: The voucher is on sale.']);
  });

  it.each([
    ['Name', ' ', 'Please give it a name.'],
    ['Worth', '0', 'Please enter an amount.'],
    ['Costs', 'free', 'Please enter an amount.'],
    ['Number available', '2.5', 'Please enter a whole number.'],
  ])('is not sent with %s %o', async (label, text, message) => {
    const requests = show(null);
    await type('Name', 'An hour off');
    await type(label, text);
    await send();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(sentTo(requests, 'desk_save_voucher')).toEqual([]);
  });

  it('is valid for five years at least', () => {
    show(null);
    const years = [...field('Valid for').querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(years).toEqual(['5 years', '6 years', '8 years', '10 years']);
  });
});

describe('a voucher that is known', () => {
  it('opens with what is stored, including an unusual validity', () => {
    show(voucher);
    expect(['Name', 'In a few words', 'Worth', 'Costs', 'Number available'].map((label) => field(label).value)).toEqual(
      ['A treat', 'For anything', '50', '45', '20'],
    );
    expect(field('Valid for').querySelector('option:checked')?.textContent).toBe('66 months');
  });

  it('can be limited to services on offer', async () => {
    const requests = show(voucher);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Colour' }));
    expect(screen.queryByRole('checkbox', { name: 'Perm' })).toBeNull();
    expect(screen.getByText('Only the services you’ve chosen.')).toBeTruthy();
    await send('Save');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_voucher')[0]).toMatchObject({ id: 4, services: [14], limit: 20 }),
    );
  });

  it('still shows a chosen service that is no longer offered', async () => {
    show({ ...voucher, service_ids: [13] });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Perm' })).checked).toBe(true);
  });

  it('shows an error of the server at its field and stays open', async () => {
    show(voucher, { desk_save_voucher: () => invalid({ limit_number_of_sales: ['Three are sold already.'] }) });
    await type('Number available', '2');
    await send('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('Three are sold already.');
    expect(toasts).toEqual(['error: Three are sold already.']);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('an amount of the guest’s own', () => {
  it('[GIFT-002] is allowed within limits, and can be turned off', async () => {
    const requests = show({ ...voucher, retail: 50 });
    expect(screen.queryByLabelText('Lowest amount')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guests may choose the amount' }));
    await type('Lowest amount', '20');
    await type('Highest amount', '120');
    await send('Save');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guests may choose the amount' }));
    await send('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(sentTo(requests, 'desk_save_voucher')).toEqual([
      expect.objectContaining({ from: 20, to: 120 }),
      expect.objectContaining({ from: null, to: null }),
    ]);
  });

  it.each([
    ['120', '20', 'The highest amount can’t be below the lowest.'],
    ['60', '120', 'What it’s worth has to be within these amounts.'],
    ['', '120', 'Please enter an amount.'],
    ['20', 'x', 'Please enter an amount.'],
  ])('[GIFT-002] from "%s" to "%s": %s', async (from, to, message) => {
    const requests = show({ ...voucher, retail: 50 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guests may choose the amount' }));
    await type('Lowest amount', from);
    await type('Highest amount', to);
    await send('Save');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sentTo(requests, 'desk_save_voucher')).toEqual([]);
  });

  it('[GIFT-002] requires a price equal to the value', async () => {
    show(voucher);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guests may choose the amount' }));
    await send('Save');
    expect(await screen.findByText(/costs what it’s worth/)).toBeTruthy();
  });
});
