import { DEFAULT_REMINDERS } from '@thyme/domain/reminders';
import { Errors, sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { variablesOf } from './reminder-draft.ts';
import { RemindersPage } from './reminders-page.tsx';

const unanswered = {
  appt_id: 41,
  guest_name: 'Katie Moran',
  mobile: '+353 87 555 0142',
  starts: Date.UTC(2026, 5, 17, 14, 30) / 1000,
  asked: Date.UTC(2026, 5, 16, 9) / 1000,
  delivery: 'text, delivered',
};
const month = { mails: 302, texts: 214, pushes: 188, spent: 14.98, text_price: 0.07 };
const saved = {
  ...variablesOf(DEFAULT_REMINDERS),
  ...month,
  has_provider: true,
  is_demo: false,
  rebook_result: { sent: 12, booked: 5 },
  review_result: { sent: 31, reviews: 9 },
  birthday_result: { sent: 4, booked: 2 },
  unanswered: [unanswered],
};

function show(more: object = {}, answers: Parameters<typeof serveGraphQL>[0] = {}) {
  const requests = serveGraphQL({
    desk_reminders: () => ({ ...saved, ...more }),
    desk_save_reminders: () => ({ status: 1, message: 'Saved.', id: null, conflicts: [] }),
    desk_test_text: () => ({ status: 1, message: 'Sent to +353875550100.' }),
    ...answers,
  });
  showAtDesk(<RemindersPage head={(actions) => <header>{actions}</header>} />);
  return requests;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('reminders at the desk', () => {
  it('shows what is sent when, its cost, and who has not answered', async () => {
    show();
    expect(await screen.findByText('€14.98')).toBeTruthy();
    expect(screen.getByText('214 texts')).toBeTruthy();
    const list = within(screen.getByRole('region', { name: 'No answer yet' }));
    const guest = list.getByRole('link', { name: /Katie Moran, Wed 17 Jun, 2:30 pm/ });
    expect(guest.getAttribute('href')).toBe('/?appt=41');
    expect(list.getByRole('link', { name: 'Ring Katie Moran' }).getAttribute('href')).toBe('tel:+353875550142');
  });

  it('[REACH-076] turns on the rebooking rule, with its weeks, channels and results', async () => {
    const requests = show();
    await press(/Time again\?/);
    expect(screen.getByText('12 sent')).toBeTruthy();
    const weeks = screen.getByRole('textbox', { name: 'Weeks after' });
    await userEvent.clear(weeks);
    expect(screen.getByText('Choose between 1 and 52 weeks after.')).toBeTruthy();
    await userEvent.type(weeks, '8');
    const how = within(screen.getByRole('group', { name: 'How: Time again?' }));
    expect(how.queryByRole('button', { name: 'Push' })).toBeNull();
    await userEvent.click(how.getByRole('button', { name: 'Text' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Time again?: send it' }));
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_reminders')).toHaveLength(1));
    const [sent] = sentTo(requests, 'desk_save_reminders');
    expect(sent?.rebook).toMatchObject({ active: true, weeks_after: 8, channels: ['mail', 'text'] });
  });

  it('[REACH-110] changes when and how guests are asked how it was, and shows the reviews that came of it', async () => {
    const requests = show();
    await press(/How was it\?/);
    expect(screen.getByText('31 asked').parentElement?.textContent).toContain('9 reviewed');
    expect(screen.getByText(/Hi Niamh, how was it at/).textContent).toContain('#review');
    const days = screen.getByRole('textbox', { name: 'Days after' });
    await userEvent.clear(days);
    expect(screen.getByText('Choose between 1 and 14 days after.')).toBeTruthy();
    await userEvent.type(days, '2');
    const how = within(screen.getByRole('group', { name: 'How: How was it?' }));
    await userEvent.click(how.getByRole('button', { name: 'Push' }));
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_reminders')).toHaveLength(1));
    const [sent] = sentTo(requests, 'desk_save_reminders');
    expect(sent?.review).toMatchObject({ active: true, days_after: 2, channels: ['mail', 'push'] });
    expect(sent?.birthday).toMatchObject({ active: false });
  });

  it('[REACH-113] turns on birthday greetings with the owner’s words', async () => {
    const requests = show();
    await press(/Happy birthday/);
    expect(screen.getByText('4 sent').parentElement?.textContent).toContain('2 booked');
    const how = within(screen.getByRole('group', { name: 'How: Happy birthday' }));
    expect(how.queryByRole('button', { name: 'Push' })).toBeNull();
    const days = screen.getByRole('textbox', { name: 'Days before' });
    await userEvent.clear(days);
    expect(days).toHaveProperty('value', '0');
    const wording = screen.getByRole('textbox', { name: 'Wording' });
    await userEvent.clear(wording);
    await userEvent.type(wording, 'Happy birthday, {{first name}!');
    expect(screen.getByText(/Happy birthday, Niamh!/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Happy birthday: send it' }));
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_reminders')).toHaveLength(1));
    const [sent] = sentTo(requests, 'desk_save_reminders');
    expect(sent?.birthday).toEqual({
      active: true,
      days_before: 0,
      channels: ['mail'],
      wording: 'Happy birthday, {first name}!',
    });
  });

  it('[CAL-030] types or chooses the quiet hours, which are whole', async () => {
    const requests = show();
    const from = await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' });
    const until = screen.getByRole<HTMLInputElement>('combobox', { name: 'Until' });
    await userEvent.clear(from);
    await userEvent.type(from, '21:30{Enter}');
    expect(screen.getByText('Please enter a whole hour such as 9 pm.')).toBeTruthy();
    await userEvent.clear(from);
    await userEvent.type(from, '22{Enter}');
    until.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Hours' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([from.value, until.value]).toEqual(['10 pm', '9 am']);
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_reminders')).toHaveLength(1));
    expect(sentTo(requests, 'desk_save_reminders')).toMatchObject([{ quiet_from: 22, quiet_until: 9 }]);
  });

  it('[REACH-046] saves a rule with the chosen channels', async () => {
    const requests = show();
    const how = within(await screen.findByRole('group', { name: 'How: 1 day before' }));
    await userEvent.click(how.getByRole('button', { name: 'Text' }));
    await press('Save');
    await waitFor(() => expect(sentTo(requests, 'desk_save_reminders')).toHaveLength(1));
    const [sent] = sentTo(requests, 'desk_save_reminders');
    expect(sent?.rules).toMatchObject([{ key: 'day', channels: ['mail', 'text', 'push'] }, { key: 'hours' }]);
    expect(toasts).toContain('success: Saved.');
  });

  it('[REACH-011] does not save or test a text with an unknown placeholder, and discards it', async () => {
    show();
    const wording = await screen.findByLabelText<HTMLTextAreaElement>('Wording');
    const before = wording.value;
    await userEvent.type(wording, ' {{nickname}');
    expect(screen.getByText('One of the words in {braces} isn’t one we can fill in.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send me a test' }).disabled).toBe(true);
    await press('Discard');
    expect(wording.value).toBe(before);
  });

  it('sends a test of the open rule', async () => {
    const requests = show();
    await press('Send me a test');
    await waitFor(() => expect(toasts).toContain('success: Sent to +353875550100.'));
    expect(sentTo(requests, 'desk_test_text')).toMatchObject([{ wording: DEFAULT_REMINDERS.rules[0]?.wording }]);
  });

  it('says that a demo sends no texts, and that everyone has answered', async () => {
    show({ has_provider: false, is_demo: true, unanswered: [] });
    expect(await screen.findByText(/This is a demo: texts aren’t really sent/)).toBeTruthy();
    expect(screen.getByText('Everyone you asked has answered.')).toBeTruthy();
  });

  it('offers to try again where it can’t be loaded', async () => {
    show({}, { desk_reminders: () => new Errors('Away.') });
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeTruthy();
  });
});
