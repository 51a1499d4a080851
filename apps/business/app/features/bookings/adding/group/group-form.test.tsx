import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../../../../lib/desk-page.fixtures.tsx';
import type { Chair } from '../../operations.ts';
import { AddDialog } from '../add-dialog.tsx';

const trim = {
  id: 3,
  name: 'Beard trim',
  active: true,
  kind: 'service',
  single_visits: false,
  chair_ids: [],
  pricings: [{ id: 12, label: '', price: 25, special_price: 0, duration: 30, own: [] }],
};
const una = { id: 7, first_name: 'Una', last_name: 'Daly', completed: 2, next: null, is_blocked: false };
const fit = { fits: true, message: '', minutes: 30, part_hours: 24 };
const wall = (hour: number, minute = 0) => Date.parse(`${TODAY}T00:00:00Z`) / 1000 + hour * 3600 + minute * 60;
const planned = (guest: number, from: number) => ({ guest, chair_id: 1, starts: from, ends: from + 1800 });
const plan = {
  services: [planned(0, wall(10)), planned(1, wall(10))],
  total: 50,
  deposit: 0,
  usual_deposit: 0,
  clashes: [],
};
const clash = { key: 'visit:9', words: 'Overlaps Bea Tighe 10:00–10:30 am.' };

const group = (onBooked: (id: number) => void, chairs: readonly Chair[] = []) => (
  <AddDialog kind="group" chairs={chairs} date={TODAY} onBooked={onBooked}>
    <button type="button">Several guests together</button>
  </AddDialog>
);

it('[GROUP-022] a group can be booked at any time: clashes are listed before, and the button books anyway', async () => {
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => ({ ...fit, fits: false, message: 'The business can’t take two of you side by side.' }),
    desk_group_plan: () => ({ ...plan, clashes: [clash] }),
    desk_free_times: () => ({ time_slots: [], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] }),
  });
  const booked: number[] = [];
  showAtDesk(group((id) => booked.push(id)));
  await userEvent.click(screen.getByRole('button', { name: 'Several guests together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several guests together' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Una Daly/ }));
  await dialog.findAllByRole('option', { name: 'Beard trim, 30 min' });
  await userEvent.selectOptions(dialog.getByLabelText('Service for the guest who books'), '12');
  await userEvent.type(dialog.getByLabelText('Name of guest 2'), 'Cian');
  await userEvent.selectOptions(dialog.getByLabelText('Service for Cian'), '12');
  expect(await dialog.findByText('The business can’t take two of you side by side.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Start at'), '10:00');
  expect(await dialog.findByText(clash.words)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(booked).toEqual([41]));
  expect(sentTo(requests, 'desk_book')).toMatchObject([
    { anyway: ['visit:9'], group: { arrange: 'start', names: ['Cian'] } },
  ]);
});

it('[GROUP-069] takes the address of each companion, and keeps the chosen time while it is typed', async () => {
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => fit,
    desk_group_plan: () => plan,
    desk_free_times: () => ({ time_slots: [], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] }),
  });
  const booked: number[] = [];
  showAtDesk(group((id) => booked.push(id)));
  await userEvent.click(screen.getByRole('button', { name: 'Several guests together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several guests together' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Una Daly/ }));
  await dialog.findAllByRole('option', { name: 'Beard trim, 30 min' });
  await userEvent.selectOptions(dialog.getByLabelText('Service for the guest who books'), '12');
  await userEvent.type(dialog.getByLabelText('Name of guest 2'), 'Cian');
  await userEvent.selectOptions(dialog.getByLabelText('Service for Cian'), '12');
  await userEvent.type(await dialog.findByLabelText('Start at'), '10:00');
  const email = dialog.getByLabelText('Email of Cian, if you have it');
  await userEvent.type(email, 'cian@');
  await userEvent.tab();
  expect(dialog.getByText('Email should have correct format')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Check the email addresses' })).toHaveProperty('disabled', true);
  await userEvent.type(email, 'mail.example');
  await userEvent.click(await dialog.findByRole('button', { name: /^Book both/ }));
  await waitFor(() => expect(booked).toEqual([41]));
  expect(sentTo(requests, 'desk_book')).toMatchObject([{ group: { names: ['Cian'], emails: ['cian@mail.example'] } }]);
});

it('[PARTY-009] draws who has what when, and lets each pay their own part by a link', async () => {
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => ({ ...fit, minutes: 90 }),
    desk_group_plan: () => ({ ...plan, deposit: 10, usual_deposit: 10 }),
    desk_free_times: () => ({ time_slots: [{ s_time: wall(10), seats_left: null }], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] }),
  });
  const booked: number[] = [];
  showAtDesk(group((id) => booked.push(id), [{ id: 1, name: 'Chair 1', person: 'Tom', active: true } as Chair]));
  await userEvent.click(screen.getByRole('button', { name: 'Several guests together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several guests together' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Una Daly/ }));
  await dialog.findAllByRole('option', { name: 'Beard trim, 30 min' });
  await userEvent.selectOptions(dialog.getByLabelText('Service for the guest who books'), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Another service for them' }));
  await userEvent.selectOptions(dialog.getByLabelText('Service 2 for the guest who books'), '12');
  await userEvent.selectOptions(dialog.getByLabelText('Service for guest 2'), '12');
  await userEvent.click(dialog.getByRole('radio', { name: 'Finish together' }));
  // Chosen by the time at which all are ready, an hour and a half after the first starts.
  await userEvent.click(await dialog.findByRole('button', { name: '11:30 am' }));
  const lanes = within(await dialog.findByRole('list', { name: 'Who has what when' }));
  expect(lanes.getAllByText('Beard trim with Tom, 10:00 am to 10:30 am')).toHaveLength(2);
  expect(dialog.getByText('The first starts at 10:00 am. Everyone is done by 10:30 am.')).toBeTruthy();
  expect(dialog.getByText('Una pays €50.00 on the day')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /^Each pays their own/ }));
  expect(await dialog.findByText('Everyone gets a link to pay a deposit, €10.00 in all')).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: /^Book both/ }));
  await waitFor(() => expect(booked).toEqual([41]));
  expect(sentTo(requests, 'desk_book')).toMatchObject([
    {
      group: { arrange: 'finish', each_pays: true },
      services: [
        { guest: 0, time: wall(10) },
        { guest: 0, time: wall(10) },
        { guest: 1, time: wall(10) },
      ],
    },
  ]);
});

/** The dialog with two beard trims at ten, Una's and Cian's. */
async function filled(answers: object) {
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => fit,
    desk_group_plan: () => ({ ...plan, usual_deposit: 10 }),
    desk_free_times: () => ({ time_slots: [], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] }),
    ...answers,
  });
  showAtDesk(group(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Several guests together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Several guests together' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Una Daly/ }));
  await dialog.findAllByRole('option', { name: 'Beard trim, 30 min' });
  await userEvent.selectOptions(dialog.getByLabelText('Service for the guest who books'), '12');
  await userEvent.type(dialog.getByLabelText('Name of guest 2'), 'Cian');
  await userEvent.selectOptions(dialog.getByLabelText('Service for Cian'), '12');
  await userEvent.type(await dialog.findByLabelText('Start at'), '10:00');
  return { dialog, requests };
}

it('[PARTY-010] asks for the deposit on one bill where the desk wants it, and says what is paid when', async () => {
  const { dialog, requests } = await filled({});
  expect(await dialog.findByText('Una pays €50.00 on the day')).toBeTruthy();
  const ask = await dialog.findByRole('checkbox', { name: /^Ask for the deposit of €10.00 now/ });
  expect(ask).toHaveProperty('checked', false);
  await userEvent.click(ask);
  expect(dialog.getByText('Una pays €50.00, a deposit of €10.00 by link now')).toBeTruthy();
  // With a link for each, there is none for all of them.
  await userEvent.click(dialog.getByRole('radio', { name: /^Each pays their own/ }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: /^One bill/ }));
  expect(dialog.getByRole('checkbox')).toHaveProperty('checked', true);
  await userEvent.click(await dialog.findByRole('button', { name: /^Book both/ }));
  await waitFor(() => expect(sentTo(requests, 'desk_book')).toMatchObject([{ group: { deposit_link: true } }]));
  expect(sentTo(requests, 'desk_group_plan').every(({ group: asked }) => !('deposit_link' in (asked as object)))).toBe(
    true,
  );
});

it('[PARTY-010] offers the deposit of a shop that lets nobody pay separately, and none where there is none', async () => {
  const { dialog, requests } = await filled({ group_fit: () => ({ ...fit, part_hours: 0 }) });
  expect(await dialog.findByText('Una pays €50.00 on the day')).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: /^One bill/ })).toBeNull();
  await userEvent.click(await dialog.findByRole('button', { name: /^Book both/ }));
  await waitFor(() => expect(sentTo(requests, 'desk_book')).toHaveLength(1));
  expect(sentTo(requests, 'desk_book')[0]?.group).not.toHaveProperty('deposit_link');
});

it('[PARTY-010] has no deposit to ask for where the shop takes none', async () => {
  const { dialog } = await filled({ desk_group_plan: () => plan });
  expect(await dialog.findByText('Una pays €50.00 on the day')).toBeTruthy();
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
