import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { PackagesPage } from './packages-page.tsx';

const five = {
  id: 4,
  name: 'Five blow-dries',
  note: '',
  color: 'thyme',
  price: 152,
  sessions: 5,
  valid_for: 12,
  shareable: false,
  limit_number_of_sales: -999,
  total_sale: 38,
  active: true,
  service_ids: [12],
  in_hands: 38,
  sessions_left: 61,
};
const sold = {
  id: 7,
  code: 'WILL-7K2Q',
  name: 'Five blow-dries',
  buyer: 'Katie Moran',
  sessions: 5,
  sessions_left: 2,
  unused: 60.8,
  shareable: false,
  expires_at: 1_800_000_000,
};
const changed = { status: 1, message: 'Saved.', id: '4', conflicts: [] };

function show(answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const requests = serveGraphQL({
    desk_packages: () => ({ packages: [five], sold: [sold] }),
    desk_menu: () => [{ services: [{ id: 12, name: 'Blow-dry', active: true }] }],
    desk_save_package: () => changed,
    desk_refund_package: () => ({ status: 1, message: '€60.80 refunded.' }),
    ...answers,
  });
  showAtDesk(
    <PackagesPage
      head={(note, actions) => (
        <header>
          {note}
          {actions}
        </header>
      )}
    />,
  );
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('packages at the desk', () => {
  it('[PACK-030] show their sessions as dots, with sold and unused ones', async () => {
    show();
    expect(await screen.findByText('38 sold, 61 sessions to come')).toBeTruthy();
    expect(screen.getByRole('img', { name: '5 sessions' }).querySelectorAll('[data-filled]')).toHaveLength(5);
    const row = within(screen.getByRole('row', { name: /Katie Moran/ }));
    expect(row.getByRole('img', { name: '2 of 5 left' }).querySelectorAll('[data-filled]')).toHaveLength(2);
  });

  it('[PACK-021] a new one is sent as typed; missing values are shown at their field', async () => {
    const requests = show();
    await press('New package');
    await userEvent.clear(screen.getByLabelText('Sessions'));
    await press('Put it on sale');
    expect(screen.getByText('Please give it a name.')).toBeTruthy();
    expect(screen.getByText('Please enter a number from 1 to 100.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name'), 'Ten blow-dries');
    await userEvent.type(screen.getByLabelText('Sessions'), '10');
    await userEvent.type(screen.getByLabelText('Price'), '290.50');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Can be shared' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Blow-dry' }));
    await press('Put it on sale');
    await waitFor(() => expect(toasts).toEqual(['success: Saved.']));
    expect(sentTo(requests, 'desk_save_package')).toMatchObject([
      {
        id: null,
        name: 'Ten blow-dries',
        sessions: 10,
        price: 290.5,
        months: 12,
        shareable: true,
        limit: -999,
        services: [12],
      },
    ]);
  });

  it('[PACK-019] refunds unused sessions by the chosen method, and shows a refusal', async () => {
    const requests = show({ desk_refund_package: () => ({ status: 0, message: 'It wasn’t paid online.' }) });
    await press('Refund Five blow-dries of Katie Moran');
    await press('Refund €60.80');
    expect((await screen.findByRole('alert')).textContent).toBe('It wasn’t paid online.');
    await userEvent.click(screen.getByRole('radio', { name: /In cash/ }));
    await press('Refund €60.80');
    await waitFor(() => expect(sentTo(requests, 'desk_refund_package')).toHaveLength(2));
    expect(sentTo(requests, 'desk_refund_package')).toMatchObject([
      { id: 7, to: 'as-paid', amount: 60.8 },
      { id: 7, to: 'cash', amount: 60.8 },
    ]);
  });
});
