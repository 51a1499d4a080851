import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import type { Person } from '../operations.ts';
import { RotaEditor } from './rota-editor.tsx';

const person = { id: 1, name: 'Bea', chair: 'Chair 1', slug: 'bea-1', active: true } as Person;
const hour = (weekday: number, from: number, to: number, more: object = {}) => ({
  chair_id: 1,
  weekday,
  from,
  to,
  week: null,
  date: null,
  ...more,
});
const done = { status: 1, message: 'Saved.', id: 1, conflicts: [] };
const serve = (hours: object[]) =>
  serveGraphQL({
    desk_shop: () => ({ hours, closed_days: [] }),
    desk_save_hours: () => done,
    desk_save_date_hours: () => done,
  });

describe('the rota of a person', () => {
  it('[ROTA-010] says which week this is, and sends both weeks by name', async () => {
    const sent = serve([hour(2, 540, 1_080)]);
    showAtDesk(<RotaEditor person={person} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'A and B weeks' }));
    expect(screen.getByText(/This week is week [AB]\./)).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Week B' })).getByRole('button', { name: /^Tuesday/ }),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Works on Tuesday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the rota' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_hours')).toMatchObject([
        { chair: 1, hours: [{ weekday: 2, from: 540, to: 1_080, week: 'A' }] },
      ]),
    );
  });

  it('[ROTA-013] hours that end before they begin show an error and are not sent', async () => {
    const sent = serve([]);
    showAtDesk(<RotaEditor person={person} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
    await userEvent.type(screen.getByLabelText('Day'), '2026-12-24');
    fireEvent.change(screen.getByLabelText('To, stretch 1'), { target: { value: '8 am' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save the day' }));
    expect(screen.getByText('This ends before it begins.')).toBeTruthy();
    expect(sentTo(sent, 'desk_save_date_hours')).toEqual([]);
    fireEvent.change(screen.getByLabelText('From, stretch 1'), { target: { value: '12 pm' } });
    fireEvent.change(screen.getByLabelText('To, stretch 1'), { target: { value: '4 pm' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save the day' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_date_hours')).toMatchObject([
        { person: 1, date: '2026-12-24', hours: [{ from: 720, to: 960 }] },
      ]),
    );
  });

  it('[ROTA-011] lists upcoming dates that differ, days off included, and removes them', async () => {
    const sent = serve([
      hour(4, 720, 960, { date: '2026-12-24' }),
      hour(3, 0, 0, { date: '2026-06-17' }),
      hour(1, 540, 600, { date: '2026-06-01' }),
    ]);
    showAtDesk(<RotaEditor person={person} />);
    expect(await screen.findByText(/12–4/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Mon 1 Jun' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Wed 17 Jun' }));
    await waitFor(() =>
      expect(sentTo(sent, 'desk_save_date_hours')).toMatchObject([{ date: '2026-06-17', hours: null }]),
    );
  });
});
