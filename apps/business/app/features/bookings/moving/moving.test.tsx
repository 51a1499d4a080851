import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, pressOnceEnabled, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { at, calendar, entry } from '../calendar/calendar.fixtures.ts';
import { FloorCalendar } from '../floor-calendar.tsx';
import { SIDE_TITLE, SideFrame, useSideFrame } from '../side-frame.tsx';
import { MovedBar } from './moved-bar.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const niamh = entry({ key: 'visit-5', appt_id: 41, status: 'Accept', from: at(11), to: at(12) });
const line = {
  id: 5,
  service_pricing_id: 9,
  service: 'Cut and blow-dry',
  starts: wallAt(TODAY, at(11)),
  minutes: 60,
  chair_id: 1,
  chair: 'Window chair',
  person: 'Bea',
  price: 68,
  special_price: 0,
  list_price: 68,
  is_group: false,
};
const detail = {
  ...appointment,
  status: 'Accept',
  starts: line.starts,
  ends: line.starts + 3_600,
  lines: [line],
  may_move: true,
  may_propose: true,
};
const done = {
  status: 1,
  message: 'Moved to Tue 16 Jun, 2:30–3:30 pm with Bea.',
  has_changed: false,
  version: 4,
  move_id: 8,
  undo_until: NOW + 10,
  clashes: [],
};
const serve = (more: object = {}) =>
  serveGraphQL({
    desk_calendar: () => calendar([niamh]),
    desk_appointment: () => detail,
    desk_move_preview: () => ({ message: '', clashes: [], new_total: null }),
    desk_move_people: () => [],
    desk_move: () => done,
    desk_undo_move: () => ({ status: 1, message: 'Undone.' }),
    ...more,
  });

/** A moved appointment that is open in a drawer. */
function Phone() {
  const [isOpen, setOpen] = useState(true);
  const panel = useSideFrame(isOpen ? '41' : null, true);
  return (
    <>
      {isOpen && (
        <SideFrame panel={panel} opened="41" label="Appointment" isOver onClose={() => {}}>
          <h2 id={SIDE_TITLE}>Niamh</h2>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </SideFrame>
      )}
      <MovedBar moved={{ moveId: 8, appointmentId: 41, message: 'Moved.', tells: null }} onDone={() => {}} />
    </>
  );
}

async function openByKey() {
  showAtDesk(<FloorCalendar />);
  const [block] = (await screen.findAllByText('Niamh Gallagher')).slice(-1);
  fireEvent.keyDown(block as HTMLElement, { key: 'm' });
  const title = await screen.findByText(/^Move Niamh/);
  return within(title.closest('[role=dialog]') as HTMLElement);
}

describe('moving an appointment', () => {
  it('[MOVE-018] by keyboard: M opens the dialog, which moves, notifies and can be undone', async () => {
    const requests = serve();
    const sheet = await openByKey();
    expect(sheet.getByRole('heading', { name: 'Move Niamh' })).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('Time'), { target: { value: '14:30' } });
    expect(sheet.getByRole('heading', { name: 'Move Niamh to 2:30 pm?' })).toBeTruthy();
    fireEvent.click(sheet.getByText('Message'));
    await pressOnceEnabled(() => sheet.getByRole('button', { name: 'Move and tell Niamh' }));
    expect(await screen.findByText('We’ll tell Niamh in 10 seconds')).toBeTruthy();
    expect(sentTo(requests, 'desk_move')).toMatchObject([
      { id: 41, start: wallAt(TODAY, at(14, 30)), chair: 1, minutes: null, tell: 'message', version: 3, anyway: [] },
    ]);
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(sentTo(requests, 'desk_undo_move')).toEqual([{ id: 8 }]));
  });

  it('[MOVE-018] is undone in the drawer of a phone, which covers the page, and on the page once it is closed', async () => {
    const requests = serveGraphQL({ desk_undo_move: () => ({ status: 1, message: 'Undone.' }) });
    showAtDesk(<Phone />);
    const bar = () => screen.getByText('Moved.').closest('[role=dialog]');
    await waitFor(() => expect(bar()).toBeTruthy());
    fireEvent.click(screen.getByText('Close'));
    await waitFor(() => expect(bar()).toBeNull());
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(sentTo(requests, 'desk_undo_move')).toEqual([{ id: 8 }]));
  });

  it('[MOVE-010] says why a guest without an address or a number is not told', async () => {
    serve({ desk_appointment: () => ({ ...detail, tell: ['nobody'] }) });
    const sheet = await openByKey();
    expect(await sheet.findByText('No email address or mobile number')).toBeTruthy();
    expect(sheet.queryByText('they already know')).toBeNull();
  });

  it('[MOVE-006] names the clash, and books anyway with its key', async () => {
    const clashes = [{ key: 'visit:7', words: 'Overlaps Bea Tighe 2:00–3:00 pm.' }];
    const requests = serve({ desk_move_preview: () => ({ message: '', clashes }) });
    const sheet = await openByKey();
    expect(await sheet.findByText('Overlaps Bea Tighe 2:00–3:00 pm.')).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: /Nobody/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ anyway: ['visit:7'], tell: 'nobody' }]));
    expect(await screen.findByText('Undo')).toBeTruthy();
  });

  it('[MOVE-006] cannot be submitted before the clashes are known', async () => {
    const preview = Promise.withResolvers<object>();
    serve({ desk_move_preview: () => preview.promise });
    const sheet = await openByKey();
    expect(sheet.getByRole('button', { name: /^Move and tell/ })).toHaveProperty('disabled', true);
    preview.resolve({ message: '', clashes: [{ key: 'visit:7', words: 'Overlaps Bea Tighe 2:00–3:00 pm.' }] });
    expect(await sheet.findByRole('button', { name: /^Book anyway/ })).toHaveProperty('disabled', false);
  });

  it('[MOVE-011] shows what another member has changed, and moves on top of it with the next click', async () => {
    const answers = [
      {
        ...done,
        status: 0,
        move_id: null,
        has_changed: true,
        version: 9,
        message: 'This appointment has changed in the meantime.',
      },
      done,
    ];
    const requests = serve({ desk_move: () => answers.shift() ?? done });
    const sheet = await openByKey();
    await pressOnceEnabled(() => sheet.getByRole('button', { name: /^Move and tell/ }));
    expect(await sheet.findByText(/has changed in the meantime/)).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: /^Move and tell/ }));
    await waitFor(() => expect(sentTo(requests, 'desk_move').map(({ version }) => version)).toEqual([3, 9]));
  });

  it('[MOVE-014] offers to ask the guest first only where possible, and only channels that reach them', async () => {
    serve({ desk_appointment: () => ({ ...detail, may_propose: false, tell: ['nobody'] }) });
    const sheet = await openByKey();
    expect(sheet.queryByRole('button', { name: 'Ask Niamh first' })).toBeNull();
    expect(sheet.getAllByRole('radio')).toHaveLength(1);
    expect(await sheet.findByRole('button', { name: 'Move' })).toBeTruthy();
  });

  it('[MOVE-010] texts a guest who has given only a number', async () => {
    const requests = serve({ desk_appointment: () => ({ ...detail, may_propose: false, tell: ['text', 'nobody'] }) });
    const sheet = await openByKey();
    expect(sheet.getByRole('radio', { name: /^Text/ })).toHaveProperty('checked', true);
    await pressOnceEnabled(() => sheet.getByRole('button', { name: /^Move and tell/ }));
    await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ tell: 'text' }]));
  });

  describe('to a person with another price', () => {
    const people = [
      { chair_id: 1, does: true, minutes: 60, price: 68 },
      { chair_id: 2, does: false, minutes: 60, price: 60 },
    ];
    const withPrice = (more: object = {}) =>
      serve({
        desk_move_people: () => people,
        desk_move_preview: ({ chair }: Record<string, unknown>) => ({
          message: '',
          clashes: [],
          new_total: chair === 2 ? 60 : null,
        }),
        ...more,
      });

    it('[DESKC-003] asks whether the price stays, and keeps it unless told otherwise', async () => {
      const requests = withPrice();
      const sheet = await openByKey();
      expect(sheet.queryByRole('radio', { name: /^Keep/ })).toBeNull();
      await userEvent.selectOptions(sheet.getByLabelText('Person'), '2');
      expect(await sheet.findByRole('radio', { name: /Keep €68.00/ })).toHaveProperty('checked', true);
      expect(sheet.getByText('€8.00 less')).toBeTruthy();
      await pressOnceEnabled(() => sheet.getByRole('button', { name: /^Move/ }));
      await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ chair: 2, total: null }]));
    });

    it('[DESKC-003] takes theirs, and says what stays as credit of what is paid', async () => {
      const requests = withPrice({ desk_appointment: () => ({ ...detail, total_amount: 68, due: 0 }) });
      const sheet = await openByKey();
      await userEvent.selectOptions(sheet.getByLabelText('Person'), '2');
      await userEvent.click(await sheet.findByRole('radio', { name: /Back room’s price, €60.00/ }));
      expect(sheet.getByText(/€68.00 is paid, so €8.00 stays as Niamh’s credit/)).toBeTruthy();
      await pressOnceEnabled(() => sheet.getByRole('button', { name: /^Move/ }));
      await waitFor(() => expect(sentTo(requests, 'desk_move')).toMatchObject([{ chair: 2, total: 60 }]));
    });

    it('[DESKC-002] names beside each person whether they do it, how long and for how much', async () => {
      withPrice();
      const sheet = await openByKey();
      expect(await sheet.findByRole('option', { name: 'Bea · Does it, 1 h, €68.00' })).toBeTruthy();
      expect(sheet.getByRole('option', { name: 'Back room · Doesn’t do this' })).toBeTruthy();
    });
  });
});
