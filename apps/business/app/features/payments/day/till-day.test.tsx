import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import type { TillDay } from './operations.ts';
import { TillDayCard } from './till-day.tsx';

const day: TillDay = {
  date: TODAY,
  cash: 120,
  card: 340.5,
  online: 0,
  voucher: 50,
  refunds: 0,
  tips: 12,
  closed: null,
  closed_by: null,
  expected_cash: 270,
  counted: null,
  difference: null,
  tips_by_person: [{ person: 'Aisling', amount: 12 }],
  open: [{ appt_id: 4, guest_name: 'Orla Kennedy', starts: NOW, status: 'Completed', due: 20 }],
};

describe('the end of the day', () => {
  it('[TILL-050] [BOOKS-021] shows takings and open bills, warns before it closes, and records the count', async () => {
    const requests = serveGraphQL({
      desk_till_day: () => day,
      desk_close_day: () => ({ status: 1, message: 'The day is closed.' }),
    });
    showAtDesk(<TillDayCard />);
    expect(await screen.findByText('€340.50')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Orla Kennedy/ }).getAttribute('href')).toBe('/till/4');
    await userEvent.click(screen.getByRole('button', { name: 'Close the day' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 bill of today is still open/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cash counted in the drawer' }), '268.50');
    expect(dialog.getByText(/€1.50 short/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_close_day')).toMatchObject([{ business: 7, date: TODAY, counted: 268.5 }]),
    );
  });

  it('[TILL-050] tells the second desk who closed it first', async () => {
    serveGraphQL({
      desk_till_day: () => day,
      desk_close_day: () => ({ status: 0, message: 'Bea Nolan closed this day already.' }),
    });
    showAtDesk(<TillDayCard />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close the day' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }));
    await waitFor(() => expect(toasts).toEqual(['error: Bea Nolan closed this day already.']));
  });

  it('[TILL-050] is closed once', async () => {
    serveGraphQL({ desk_till_day: () => ({ ...day, closed: NOW, closed_by: 'Bea Nolan' }) });
    showAtDesk(<TillDayCard />);
    expect(await screen.findByText(/Closed by Bea Nolan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
  });
});
