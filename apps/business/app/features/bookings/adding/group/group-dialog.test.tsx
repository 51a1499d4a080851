import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../../../../lib/desk-page.fixtures.tsx';
import { GroupDialog } from './group-dialog.tsx';

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
const plan = { services: [planned(0, wall(10)), planned(1, wall(10))], total: 50, deposit: 0, clashes: [] };
const clash = { key: 'visit:9', words: 'Overlaps Bea Tighe 10:00–10:30 am.' };

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
  showAtDesk(<GroupDialog chairs={[]} date={TODAY} onBooked={(id) => booked.push(id)} />);
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
  showAtDesk(<GroupDialog chairs={[]} date={TODAY} onBooked={(id) => booked.push(id)} />);
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
    desk_group_plan: () => ({ ...plan, deposit: 10 }),
    desk_free_times: () => ({ time_slots: [{ s_time: wall(10), seats_left: null }], date_slots: [] }),
    desk_book: () => ({ status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] }),
  });
  const booked: number[] = [];
  showAtDesk(
    <GroupDialog
      chairs={[{ id: 1, name: 'Chair 1', person: 'Tom', active: true } as never]}
      date={TODAY}
      onBooked={(id) => booked.push(id)}
    />,
  );
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
