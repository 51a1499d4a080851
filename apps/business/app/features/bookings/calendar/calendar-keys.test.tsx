import { serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressNow, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { FloorCalendar } from '../floor-calendar.tsx';
import { at, calendar, entry } from './calendar.fixtures.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const guest = (key: string, title: string, chair_id: number, from: number) =>
  entry({ key, title, chair_id, appt_id: from, status: 'Accept', from, to: from + 60 });
const day = [
  guest('visit-1', 'Niamh Gallagher', 1, at(11)),
  guest('visit-2', 'Orla Byrne', 1, at(15)),
  guest('visit-3', 'Sean Daly', 2, at(14, 45)),
  guest('visit-4', 'Tess Roche', 2, at(9)),
];

async function open() {
  serveGraphQL({
    desk_calendar: () => calendar(day),
    desk_appointment: () => ({ ...appointment, id: at(11), may_move: true, may_edit: true }),
    desk_papers: () => ({ invoice_number: null, invoice_pdf_url: null, credit_notes: [] }),
    desk_appointment_forms: () => [],
    desk_appointment_tests: () => [],
    desk_move_preview: () => ({ message: '', clashes: [], new_total: null }),
    desk_move_people: () => [],
  });
  showAtDesk(<FloorCalendar />);
  const [last] = (await screen.findAllByRole('region', { name: 'Calendar' })).slice(-1);
  const grid = within(last as HTMLElement);
  const block = (name: string) => grid.getByRole('link', { name: new RegExp(name) });
  block('Niamh').focus();
  return { box: last as HTMLElement, block };
}
const focused = () => {
  const active = document.activeElement;
  return active?.getAttribute('aria-label') ?? active?.textContent?.split(' ')[0];
};

describe('the calendar by keyboard', () => {
  it('[DESKC-004] arrows go up and down a column and sideways to what is nearest in time', async () => {
    const { box } = await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('New booking, Bea, Window chair, free from 12:00 pm to 1:00 pm');
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(focused()).toContain('Orla');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('Sean');
    await userEvent.keyboard('{Home}');
    expect(focused()).toContain('Tess');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('New booking, Bea, Window chair, free from 10:00 am to 11:00 am');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(box);
  });

  it('[DESKC-001] what opens beside it gets the focus, and Esc brings that back to the block', async () => {
    const { block } = await open();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('complementary', { name: 'Appointment' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    await userEvent.tab();
    expect(panel.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(addressNow()).toBe('/'));
    expect(document.activeElement).toBe(block('Niamh'));
  });

  it('[DESKC-004] P parks a block, which is put back by its button; the focus returns to the block', async () => {
    const { block } = await open();
    expect(block('Niamh').getAttribute('aria-keyshortcuts')).toBe('M P');
    await userEvent.keyboard('p');
    const card = within(await screen.findByRole('region', { name: 'Parked appointment' }));
    expect(card.getByRole('status').textContent).toContain('Niamh Gallagher is parked');
    for (let presses = 0; presses < 60 && focused() !== 'Put'; presses += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Parked appointment' })).toBeNull());
    expect(document.activeElement?.tagName).not.toBe('BODY');
  });

  it('[DESKC-004] says its keys to whoever gets there', async () => {
    const { box } = await open();
    const words = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(words).toBe('Arrow keys move between appointments. Enter opens, M moves, P parks, Esc leaves.');
  });
});
