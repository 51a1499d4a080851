import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { appointment } from './appointment/appointment.fixtures.ts';
import { ReminderAnswer } from './appointment/reminder-answer.tsx';
import type { Appointment } from './operations.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const silent = {
  appt_id: 31,
  guest_id: 7,
  guest_name: 'Bríd Kavanagh',
  mobile: '087 555 0101',
  service: 'Cut',
  starts: wallAt('2026-06-16', 600),
  asked: wallAt('2026-06-15', 600),
  asked_again: null,
  delivery: 'email',
  text_cost: 0.07,
};
const done = () => ({ status: 1, message: 'Done.' });

const show = (rows: object[]) => {
  const requests = serveGraphQL({
    desk_decisions: () => [],
    desk_unanswered: () => rows,
    desk_confirm_attendance: done,
    desk_ask_again: done,
  });
  showAtDesk(<WaitingPanel questions={[]} now={NOW} linkTo={(id) => `/?appt=${id}`} />);
  return requests;
};

it('[REACH-068] a guest without an answer is listed in Waiting for you, with actions', async () => {
  const requests = show([silent]);
  const list = within(await screen.findByRole('list', { name: 'Reminders without an answer' }));
  expect(list.getByRole('link', { name: 'Is Bríd Kavanagh coming?' }).getAttribute('href')).toContain('appt=31');
  expect(list.getByText('No answer since Mon 15 Jun, 10:00 am (email)')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Ring Bríd Kavanagh' }).getAttribute('href')).toBe('tel:0875550101');
  expect(screen.queryByText(/nothing waiting for you/)).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Text Bríd Kavanagh, 7 c' }));
  await waitFor(() => expect(sentTo(requests, 'desk_ask_again')).toMatchObject([{ id: 31 }]));
  await userEvent.click(list.getByRole('button', { name: 'Mark as confirmed: Bríd Kavanagh' }));
  await waitFor(() => expect(sentTo(requests, 'desk_confirm_attendance')).toMatchObject([{ id: 31, confirmed: true }]));
});

it('[REACH-068] a long list starts with the next appointments', async () => {
  show([31, 32, 33, 34].map((appt_id) => ({ ...silent, appt_id, guest_name: `Guest ${appt_id}` })));
  expect(await screen.findByText('Is Guest 33 coming?')).toBeTruthy();
  expect(screen.queryByText('Is Guest 34 coming?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See all 4 without an answer' }));
  expect(screen.getByText('Is Guest 34 coming?')).toBeTruthy();
});

it('[REACH-068] texting and calling are only offered where possible', async () => {
  show([{ ...silent, mobile: null, text_cost: null, asked_again: wallAt('2026-06-15', 720) }]);
  expect(await screen.findByText('No answer, texted again Mon 15 Jun, 12:00 pm')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Text/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Ring/ })).toBeNull();
});

const reminder = { asked: silent.asked, answered: null, asked_again: null, delivery: 'email', text_cost: 0.07 };
const withReminder = (values: object) =>
  ({ ...appointment, id: 31, status: 'Accept', reminder: { ...reminder, ...values } }) as Appointment;

it('[REACH-069] the appointment says that there is no answer, and records what the guest says', async () => {
  const requests = serveGraphQL({ desk_confirm_attendance: done });
  showAtDesk(<ReminderAnswer appointment={withReminder({ answer: null, recorded_by: null })} />);
  expect(screen.getByText(/No answer yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Text again, 7 c' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as confirmed' }));
  await waitFor(() => expect(sentTo(requests, 'desk_confirm_attendance')).toMatchObject([{ confirmed: true }]));
});

it('[REACH-069] a confirmation recorded by a colleague shows their name and can be undone', async () => {
  const requests = serveGraphQL({ desk_confirm_attendance: done });
  showAtDesk(<ReminderAnswer appointment={withReminder({ answer: 'confirmed', recorded_by: 'Orla' })} />);
  expect(screen.getByText(/Orla marked \S+ as confirmed/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo(requests, 'desk_confirm_attendance')).toMatchObject([{ confirmed: false }]));
});
