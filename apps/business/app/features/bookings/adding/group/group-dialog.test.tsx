import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
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
const clash = { key: 'visit:9', words: 'Overlaps Bea Tighe 10:00–10:30 am.' };

it('[GROUP-022] a group can be booked at any time: clashes are listed, and the second click books anyway', async () => {
  let answer: object = { status: 0, message: 'No.', appointment_ids: [], alternatives: [], clashes: [clash] };
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => ({ fits: false, message: 'The business can’t take two of you side by side.' }),
    desk_free_times: () => ({ time_slots: [], date_slots: [] }),
    desk_book: () => answer,
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
  await userEvent.type(dialog.getByLabelText('Or any other time'), '10:00');
  await userEvent.click(await dialog.findByRole('button', { name: /^Book all 2/ }));
  expect(await dialog.findByText(clash.words)).toBeTruthy();
  answer = { status: 1, message: 'Booked.', appointment_ids: [41, 42], alternatives: [], clashes: [] };
  await userEvent.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(booked).toEqual([41]));
  expect(sentTo(requests, 'desk_book')).toMatchObject([
    { anyway: [], group: { arrange: 'start', names: ['Cian'] } },
    { anyway: ['visit:9'] },
  ]);
});

it('[GROUP-069] takes the address of each companion, and keeps the chosen time while it is typed', async () => {
  const requests = serveGraphQL({
    desk_menu: () => [{ id: 1, name: 'Beards', services: [trim] }],
    desk_guests: () => ({ guests: [una] }),
    group_fit: () => ({ fits: true, message: '' }),
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
  await userEvent.type(await dialog.findByLabelText('Or any other time'), '10:00');
  const email = dialog.getByLabelText('Email of Cian, if you have it');
  await userEvent.type(email, 'cian@');
  await userEvent.tab();
  expect(dialog.getByText('Email should have correct format')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Check the email addresses' })).toHaveProperty('disabled', true);
  await userEvent.type(email, 'mail.example');
  await userEvent.click(await dialog.findByRole('button', { name: /^Book all 2/ }));
  await waitFor(() => expect(booked).toEqual([41]));
  expect(sentTo(requests, 'desk_book')).toMatchObject([{ group: { names: ['Cian'], emails: ['cian@mail.example'] } }]);
});
