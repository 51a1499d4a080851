import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import type { Drawer } from '../operations.ts';
import { DrawerCard } from './drawer-page.tsx';

const drawer: Drawer = {
  date: TODAY,
  float: 150,
  cash: 142,
  paid_in: 0,
  paid_out: 40,
  expected: 252,
  counted: null,
  difference: null,
  is_closed: false,
  movements: [{ id: 1, at: NOW, kind: 'out', amount: 40, reason: 'Oat milk and stamps', by: 'Bea Nolan' }],
};

describe('the cash drawer', () => {
  it('[BOOKS-020] shows the expected cash, and records a withdrawal with its reason', async () => {
    const requests = serveGraphQL({
      desk_drawer: () => drawer,
      desk_drawer_entry: () => ({ status: 1, message: 'Saved.' }),
    });
    showAtDesk(<DrawerCard date={TODAY} />);
    expect(await screen.findAllByText('€252.00')).toHaveLength(2);
    expect(screen.getByText(/Oat milk and stamps/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay out' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Amount' }), '100');
    expect(save.disabled).toBe(true);
    await userEvent.type(dialog.getByRole('textbox', { name: 'What for' }), 'Bank');
    await userEvent.click(save);
    await waitFor(() =>
      expect(sentTo(requests, 'desk_drawer_entry')).toMatchObject([{ kind: 'out', amount: 100, reason: 'Bank' }]),
    );
  });

  it('[BOOKS-021] shows the difference of a closed day, and takes no more entries', async () => {
    serveGraphQL({ desk_drawer: () => ({ ...drawer, is_closed: true, counted: 250.5, difference: -1.5 }) });
    showAtDesk(<DrawerCard date={TODAY} />);
    expect(await screen.findByText('€1.50 short')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay out' })).toBeNull();
  });
});
