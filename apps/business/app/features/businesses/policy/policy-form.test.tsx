import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { PolicyPage } from './policy-form.tsx';

const done = { status: 1, message: 'Your booking rules are saved.', id: 7, conflicts: [] };
const example = {
  service: 'Cut & finish',
  starts: wallAt('2026-06-27', 14 * 60 + 30),
  total: 68,
  deposit: 13.6,
  is_booked: true,
};

async function show(policy: number[], steps: { hours: number; percent: number }[] = []) {
  const requests = serveGraphQL({
    desk_shop: () => ({
      id: 7,
      policy,
      policy_steps: steps,
      accept_rules: [{ guests: 'anybody', longer_than: null, paid: false, accepts: true }],
      video_vetting: false,
      forgives_first: false,
      notice_minutes: 1440,
      horizon_days: 1,
      guest_moves: 'start',
    }),
    desk_accept_preview: () => ({ requests: 47, accepted: 41 }),
    desk_policy_example: () => example,
    desk_save_policy: () => done,
    desk_save_rhythm: () => done,
  });
  showAtDesk(<PolicyPage head={(actions) => <header>{actions}</header>} />);
  await screen.findByRole('region', { name: 'What guests read' });
  return requests;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const guestReads = () => within(screen.getByRole('region', { name: 'What guests read' }));

describe('booking rules', () => {
  it('[ANSWER-005] shows who is accepted automatically beside the cancellation policy', async () => {
    await show([]);
    const card = within(screen.getByRole('region', { name: 'Who’s accepted automatically?' }));
    expect(card.getByLabelText('What happens: Everyone else')).toHaveProperty('value', 'accepted');
    expect(await card.findByText('41 of 47 bookings')).toBeTruthy();
  });

  it('[POLICY-015] shows the exact sentence and dates that a guest of a real appointment would read', async () => {
    await show(
      [],
      [
        { hours: 24, percent: 10 },
        { hours: 4, percent: 100 },
      ],
    );
    expect(guestReads().getByRole('heading').textContent).toBe('Free to cancel until Fri 26 Jun, 2:30 pm, Irish time');
    expect(
      guestReads()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Until Fri 26 Jun, 2:30 pmFull refund of €13.60',
      'Then until Sat 27 Jun, 10:30 am€6.80 kept, €6.80 back',
      'After that€13.60 kept',
    ]);
  });

  it('[POLICY-017] shows and saves how soon and how far ahead guests can book, counted in whole words', async () => {
    const requests = await show([]);
    const chosen = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;
    expect(chosen('At least')).toBe('1 day ahead');
    expect(chosen('At most')).toBe('1 day ahead');
    await userEvent.selectOptions(screen.getByLabelText('At least'), '2 h ahead');
    await userEvent.selectOptions(screen.getByLabelText('At most'), '12 weeks ahead');
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sentTo(requests, 'desk_save_rhythm')).toMatchObject([{ notice: 120, horizon: 84 }]));
    expect(sentTo(requests, 'desk_save_policy')).toEqual([]);
  });

  it('[POLICY-019] sets until when guests can move their appointments, and says what that means', async () => {
    const requests = await show([]);
    const moving = screen.getByLabelText<HTMLSelectElement>('Moving it');
    expect(moving.selectedOptions[0]?.textContent).toBe('until it begins');
    await userEvent.selectOptions(moving, 'while it’s free');
    expect(screen.getByText(/as long as cancelling costs them nothing/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sentTo(requests, 'desk_save_rhythm')).toMatchObject([{ moves: 'free' }]));
  });

  it('[POLICY-016] the owner forgives regulars one late cancellation a year', async () => {
    const requests = await show([]);
    await userEvent.click(screen.getByRole('switch', { name: 'Forgive the first time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sentTo(requests, 'desk_save_policy')).toMatchObject([{ forgives: true }]));
  });

  it('[POLICY-015] a preset is sent as its code', async () => {
    const requests = await show([], []);
    await userEvent.click(screen.getByRole('button', { name: '48 h' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() => expect(sentTo(requests, 'desk_save_policy')).toMatchObject([{ policy: [1], steps: [] }]));
  });

  it('[POLICY-013] marks move with the keyboard, and the sentence follows', async () => {
    await show([], [{ hours: 24, percent: 50 }]);
    screen.getByRole('slider', { name: 'Step 1 begins' }).focus();
    await userEvent.keyboard('{ArrowLeft}{PageUp}');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('49 hours before');
    expect(guestReads().getByRole('heading').textContent).toContain('Thu 25 Jun, 1:30 pm');
  });

  it('[POLICY-014] does not save invalid steps, and says why', async () => {
    await show([], [{ hours: 24, percent: 50 }]);
    await userEvent.clear(field('After that, keep (%)'));
    await userEvent.type(field('After that, keep (%)'), '120');
    expect(screen.getByText('Step 1: please enter a whole percentage from 1 to 100.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save rules' }).hasAttribute('disabled')).toBe(true);
  });
});
