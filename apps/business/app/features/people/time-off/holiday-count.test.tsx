import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { HolidayCount } from './holiday-count.tsx';

const done = { status: 1, message: 'Saved.', id: 1, conflicts: [] };
function show(counted: object | null, more: object = {}) {
  const sent = serveGraphQL({ desk_holidays: () => counted, desk_save_holiday_days: () => done });
  const page = showAtDesk(<HolidayCount personId={1} />, more);
  return { sent, page };
}

describe('days of holiday', () => {
  it.each([
    [{ allowance: 22, taken: 8, planned: 2 }, '12 of 22 days left in 2026'],
    [{ allowance: 1, taken: 0, planned: 0 }, '1 of 1 day left in 2026'],
    [{ allowance: 20, taken: 18, planned: 5 }, '3 more than the 20 days of 2026'],
    [{ allowance: null, taken: 8, planned: 2 }, 'Holidays aren’t counted yet.'],
  ])('[PEOPLE-122] %o: %s', async (counted, words) => {
    show({ year: 2026, ...counted });
    const line = await screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent === words);
    expect(line).toBeTruthy();
  });

  it('[PEOPLE-122] the owner changes how many there are, or stops counting', async () => {
    const { sent } = show({ year: 2026, allowance: 22, taken: 0, planned: 0 });
    const type = async (text: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
      const field = screen.getByLabelText('Days a year');
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    };
    await type('900');
    expect(screen.getByText('Please enter at most 366.')).toBeTruthy();
    expect(sentTo(sent, 'desk_save_holiday_days')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await type('25');
    await waitFor(() => expect(sentTo(sent, 'desk_save_holiday_days')).toMatchObject([{ person: 1, days: 25 }]));
    await type('');
    await waitFor(() => expect(sentTo(sent, 'desk_save_holiday_days').at(-1)).toMatchObject({ days: null }));
  });

  it('[PEOPLE-122] staff see their own and cannot change it', async () => {
    show({ year: 2026, allowance: 22, taken: 2, planned: 0 }, { role: 'staff' });
    await screen.findByText('20');
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });
});
