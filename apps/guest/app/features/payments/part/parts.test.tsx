import { cleanup, screen, userEvent, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../../../lib/session/storage.ts';
import { serveNamed } from '../../../lib/testing/named-answers.fixtures.ts';
import { said } from '../../../lib/testing/toasts.fixtures.ts';
import { open } from '../payments.fixtures.tsx';
import GroupParts from './group-parts.tsx';
import { LinkedPart } from './linked-part.tsx';

// Fri 19 June 2026, 9:00 am.
const until = Date.UTC(2026, 5, 19, 9) / 1000;
const part = (more: object = {}) => ({
  appt_id: 12,
  name: 'Aoife',
  is_booker: false,
  for_all: false,
  state: 'open',
  paid: 0,
  deposit_left: 15,
  due: 75,
  pay_until: until,
  path: '/your-part/12.signature',
  ...more,
});
const own = part({
  appt_id: 11,
  name: 'Niamh',
  is_booker: true,
  state: 'deposit-paid',
  paid: 15,
  deposit_left: 0,
  due: 60,
});
const linked = (more: object = {}) => ({
  booked_by: 'Niamh',
  people: 1,
  services: 'Cut & finish',
  starts: Date.UTC(2026, 5, 20, 10) / 1000,
  shop: 'Willow Room',
  slug: 'willow-room',
  location: '4 Mill Street, Galway',
  country: 'IE',
  zone_label: 'Irish time',
  gets_mails: false as boolean | null,
  part: part(more),
});
const card = { status: 1, message: '', payment_url: '/revolut/pub/15.00/7/3' };

beforeEach(() => {
  clear();
  write(keys.guestToken, 'guest');
});
afterEach(() => vi.unstubAllGlobals());

const parts = (...list: object[]) =>
  serveNamed({
    appointment: () => ({ appointment: { id: 11, parts: list } }),
    pay_own_part: () => ({ pay_own_part: card }),
  });

describe('who of a group has paid', () => {
  it('[PARTY-003] shows each guest, copies a link, and pays for another guest', async () => {
    const requests = parts(own, part());
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open(<GroupParts appointmentId={11} shop="Willow Room" country="IE" zone="Irish time" />);
    const [you, aoife] = await screen.findAllByRole('listitem');
    expect(within(you as HTMLElement).getByText('€15.00 paid, €60.00 left to pay on the day')).toBeTruthy();
    expect(within(aoife as HTMLElement).getByText('€15.00 to pay by Fri 19 Jun, 9:00 am')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Share Aoife’s link' }));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/your-part\/12\.signature$/));
    expect(said).toContain('Aoife’s link is copied.');
    await user.click(screen.getByRole('button', { name: 'Pay €15.00 for Aoife' }));
    expect(await screen.findByText('at /revolut/pub/15.00/7/3')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ name: 'pay_own_part', given: { appt_id: 12 } });
  });

  it('[PARTY-006] says that the links have expired, and no longer offers them', async () => {
    parts(own, part({ state: 'late' }));
    open(<GroupParts appointmentId={11} shop="Willow Room" country="IE" zone="Irish time" />);
    expect(await screen.findByText('€15.00 wasn’t paid in time')).toBeTruthy();
    expect(screen.getByText(/^The links have expired/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /link$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay €15.00 for Aoife' })).toBeTruthy();
  });

  it('[PARTY-010] shows the deposit of all of them, and pays it', async () => {
    const deposit = { ...own, for_all: true, state: 'open', paid: 0, deposit_left: 30, due: 150 };
    const requests = parts(deposit);
    open(<GroupParts appointmentId={11} shop="Willow Room" country="IE" zone="Irish time" />);
    expect(await screen.findByRole('heading', { name: 'A deposit for all of you' })).toBeTruthy();
    expect(screen.getByText('Willow Room would like a deposit in advance. The rest is due on the day.')).toBeTruthy();
    expect(screen.getByText('€30.00 to pay by Fri 19 Jun, 9:00 am')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pay €30.00' }));
    await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'pay_own_part', given: { appt_id: 11 } }));
  });

  it('[PARTY-003] shows nothing where one pays for all', async () => {
    const requests = parts();
    open(<GroupParts appointmentId={11} shop="Willow Room" country="IE" zone="Irish time" />);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText('Each pays their own part')).toBeNull();
  });
});

describe('a link to pay a part', () => {
  const show = (data: object | null) => {
    const requests = serveNamed({
      linked_part: () => ({ linked_part: data }),
      pay_part: () => ({ pay_part: card }),
      set_part_email: () => ({ set_part_email: { status: 1, message: 'Done. We’ve emailed you the details.' } }),
    });
    open(
      <LinkedPart
        token="12.signature"
        login={(onDone) => (
          <button type="button" onClick={onDone}>
            Logged in
          </button>
        )}
      />,
    );
    return requests;
  };

  it('[PARTY-002] pays the deposit or all of it', async () => {
    const requests = show(linked());
    expect(await screen.findByRole('heading', { name: 'Your part at Willow Room' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay €15.00' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '€75.00, all of it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay €75.00' }));
    expect(await screen.findByText('at /revolut/pub/15.00/7/3')).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ name: 'pay_part', given: { token: '12.signature', all: true } });
  });

  it('[GUESTB-009] names the clock of a shop abroad, for the appointment and for the deadline', async () => {
    show({ ...linked(), zone_label: 'New York time' });
    expect(await screen.findByText(/Cut & finish, Sat 20 Jun, 10:00 am New York time\.$/)).toBeTruthy();
    expect(screen.getByText('€15.00 to pay by Fri 19 Jun, 9:00 am New York time')).toBeTruthy();
  });

  it('[GROUP-069] takes the companion’s own address, without a login', async () => {
    clear();
    const requests = show(linked());
    await userEvent.type(await screen.findByLabelText('Your email'), 'aoife@');
    await userEvent.click(screen.getByRole('button', { name: 'Email me' }));
    expect(screen.getByText('Email should have correct format')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your email'), 'mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Email me' }));
    await vi.waitFor(() => expect(said).toContain('Done. We’ve emailed you the details.'));
    expect(requests.filter(({ name }) => name === 'set_part_email').map(({ given }) => given)).toEqual([
      { token: '12.signature', email: 'aoife@mail.example' },
    ]);
  });

  it('[GROUP-069] stops the emails, and offers none where none are sent', async () => {
    const requests = show({ ...linked(), gets_mails: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    await vi.waitFor(() =>
      expect(requests.find(({ name }) => name === 'set_part_email')?.given).toMatchObject({ email: '' }),
    );
    cleanup();
    show({ ...linked({ state: 'off', due: 0 }), gets_mails: null });
    await screen.findByRole('heading', { name: 'This appointment has been cancelled' });
    expect(screen.queryByLabelText('Your email')).toBeNull();
  });

  it('[PARTY-002] says where it is and leads to the shop, until it is cancelled', async () => {
    show(linked());
    expect(await screen.findByText(/4 Mill Street, Galway/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the shop' }).getAttribute('href')).toBe('/willow-room');
    expect(screen.getByText(/^Niamh booked Aoife in/)).toBeTruthy();
    expect(screen.getByText(/^If the appointment is cancelled/)).toBeTruthy();
    cleanup();
    show(linked({ state: 'off', due: 0 }));
    expect(await screen.findByText(/^Niamh had booked Aoife in/)).toBeTruthy();
    expect(screen.getByText(/^There’s nothing to pay\./)).toBeTruthy();
    expect(screen.queryByText(/^If the appointment is cancelled/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'See the shop' })).toBeNull();
  });

  it('[PARTY-002] asks who is paying first', async () => {
    clear();
    const requests = show(linked());
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €15.00' }));
    expect(requests.some(({ name }) => name === 'pay_part')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Logged in' }));
    expect(await screen.findByText('at /revolut/pub/15.00/7/3')).toBeTruthy();
  });

  it.each([
    [{ state: 'paid', due: 0, deposit_left: 0, paid: 75 }, 'All paid, Aoife. See you at Willow Room'],
    [{ state: 'late' }, 'Your part at Willow Room'],
    [{ state: 'off', due: 0 }, 'This appointment has been cancelled'],
  ])('[PARTY-002] has no button at %j', async (more, title) => {
    show(linked(more));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('[PARTY-010] asks for the deposit of a group', async () => {
    const all = { for_all: true, name: 'Niamh', deposit_left: 30, due: 150 };
    const requests = show({ ...linked(all), people: 3, gets_mails: null });
    expect(await screen.findByRole('heading', { name: 'A deposit for Niamh’s group' })).toBeTruthy();
    expect(screen.getByText(/^Niamh’s group of 3 is booked in at Willow Room, Sat 20 Jun, 10:00 am/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: '€30.00 now, the rest on the day' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('button', { name: 'Pay €30.00' }));
    await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'pay_part', given: { all: false } }));
    cleanup();
    show({ ...linked({ ...all, state: 'deposit-paid', paid: 30, deposit_left: 0, due: 120 }), people: 3 });
    expect(await screen.findByRole('heading', { name: 'The deposit is paid' })).toBeTruthy();
    cleanup();
    show({ ...linked({ ...all, state: 'off', due: 0 }), people: 0, gets_mails: null });
    expect(await screen.findByRole('heading', { name: 'These appointments have been cancelled' })).toBeTruthy();
    expect(screen.getByText(/^Niamh’s group had been booked in at Willow Room/)).toBeTruthy();
  });

  it('[PARTY-002] says that a forged link doesn’t work', async () => {
    show(null);
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeTruthy();
  });
});
