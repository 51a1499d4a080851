import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { pressOnceEnabled, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import type { Person } from './operations.ts';
import { PayCard } from './pay-card.tsx';
import { RightsCard } from './rights-card.tsx';

const person = { id: 1, name: 'Bea', staff_id: 9, active: true } as Person;
const done = { status: 1, message: 'Saved.', id: 1, conflicts: [] };
const commission = {
  service_percent: 40,
  product_percent: 10,
  tip_percent: 100,
  services: [{ service_id: 3, name: 'Balayage', percent: 45 }],
  lines: [
    { kind: 'service', percent: 40, base: 4951, commission: 1980.4 },
    { kind: 'product', percent: 10, base: 441, commission: 44.1 },
    { kind: 'tip', percent: 100, base: 163, commission: 163 },
  ],
  total: 2187.5,
};

describe('pay', () => {
  it('[ROTA-033] shows its calculation, and rejects an invalid percentage', async () => {
    const sent = serveGraphQL({ desk_commission: () => commission, desk_save_commission: () => done });
    showAtDesk(<PayCard person={person} />);
    expect(await screen.findByText('40% of €4,951.00 services')).toBeTruthy();
    expect(screen.getByText('€2,187.50')).toBeTruthy();
    expect(screen.getByText('100% of €163.00 tips')).toBeTruthy();
    expect(screen.getByLabelText('Tips, %')).toHaveProperty('value', '100');
    const field = screen.getByLabelText('Services, %');
    await userEvent.clear(field);
    await userEvent.type(field, '140');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter a percentage from 0 to 100.')).toBeTruthy();
    expect(sentTo(sent, 'desk_save_commission')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '42.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_commission')).toMatchObject([{ person: 1, kind: 'service', percent: 42.5 }]),
    );
  });

  it('[ROTA-033] is not requested for members who may not see money', async () => {
    const sent = serveGraphQL({ desk_commission: () => commission });
    showAtDesk(<PayCard person={person} />, { role: 'manager' });
    await Promise.resolve();
    expect(screen.queryByRole('heading', { name: 'Pay' })).toBeNull();
    expect(sentTo(sent, 'desk_commission')).toEqual([]);
  });
});

describe('role and rights', () => {
  const member = { user_id: 9, first_name: 'Bea', last_name: 'Nolan', email: 'b@x.example', role: 'staff' };
  const team = { members: [{ ...member, calendar: 'own', sees_money: false }] };

  it('[ROTA-004] the owner changes them by switches; a manager always has everyone’s calendar', async () => {
    const sent = serveGraphQL({ desk_team: () => team, desk_save_rights: () => done });
    showAtDesk(<RightsCard person={person} />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Bea sees money' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_rights')).toMatchObject([
        { user: 9, role: 'staff', calendar: 'own', sees_money: true },
      ]),
    );
    await pressOnceEnabled(() => screen.getByRole('radio', { name: /Manager/ }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_rights')[1]).toMatchObject({ role: 'manager', calendar: 'all' }),
    );
  });

  it('[ROTA-004] a manager reads them', async () => {
    serveGraphQL({ desk_team: () => team });
    showAtDesk(<RightsCard person={person} />, { role: 'manager' });
    expect(await screen.findByText('Own calendar, no money')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
