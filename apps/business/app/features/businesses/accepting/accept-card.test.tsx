import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { PolicyPage } from '../policy/policy-form.tsx';

const rule = (guests: string, accepts: boolean, more: object = {}) => ({
  guests,
  longer_than: null,
  paid: false,
  accepts,
  ...more,
});
const rules = [
  rule('missed', false),
  rule('anybody', false, { longer_than: 180 }),
  rule('known', true),
  rule('anybody', false),
];
const done = { status: 1, message: 'Saved.', id: 7, conflicts: [] };
const answers = {
  desk_accept_preview: (sent: { rules: { guests: string }[] }) => ({
    requests: 47,
    missed_guests: 3,
    accepted: sent.rules[0]?.guests === 'known' ? 41 : 12,
  }),
  desk_save_accept_rules: () => done,
};
async function show(more: object = {}) {
  const requests = serveGraphQL({
    ...answers,
    desk_shop: () => ({
      id: 7,
      policy: [],
      policy_steps: [],
      accept_rules: rules,
      video_vetting: false,
      forgives_first: false,
      notice_minutes: 120,
      horizon_days: 90,
      guest_moves: 'start',
      ...more,
    }),
    desk_policy_example: () => null,
    desk_save_policy: () => done,
  } as never);
  showAtDesk(<PolicyPage head={(actions) => <header>{actions}</header>} />);
  await screen.findByRole('list', { name: 'Rules, from top to bottom' });
  return requests;
}
const list = () => screen.getByRole('list', { name: 'Rules, from top to bottom' });
const titles = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}: up and down arrow keys` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('who is accepted automatically', () => {
  it('[ANSWER-001] shows what each rule does, and saves the choice', async () => {
    const requests = await show({ video_vetting: true });
    expect(titles()).toEqual([
      'Guests you’ve blocked',
      'New guests with a video call first',
      'Guests who missed an appointment',
      'Longer than 3 h',
      'Guests who came before',
      'Everyone else',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('What happens: Everyone else'), 'Accepted');
    await press('Save rules');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_accept_rules')).toEqual([
        { business: 7, rules: [...rules.slice(0, 3), rule('anybody', true)] },
      ]),
    );
  });

  it('[ANSWER-001] what changed is saved together with the policy, and nothing else is sent', async () => {
    const requests = await show();
    expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true);
    await press('24 h');
    await userEvent.selectOptions(screen.getByLabelText('What happens: Everyone else'), 'Accepted');
    await press('Save rules');
    await waitFor(() => expect(sentTo(requests, 'desk_save_accept_rules')).toHaveLength(1));
    expect(sentTo(requests, 'desk_save_policy')).toHaveLength(1);
    await press('48 h');
    await press('Save rules');
    await waitFor(() => expect(sentTo(requests, 'desk_save_policy')).toHaveLength(2));
    expect(sentTo(requests, 'desk_save_accept_rules')).toHaveLength(1);
  });

  it('[ANSWER-008] the arrow keys move a rule, say its place, and change what it would have done', async () => {
    const requests = await show();
    expect(await screen.findByText('12 of 47 bookings')).toBeTruthy();
    handle('Guests who came before').focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByText('Guests who came before: 1 of 4')).toBeTruthy();
    expect(document.activeElement).toBe(handle('Guests who came before'));
    expect(titles().slice(1)).toEqual([
      'Guests who came before',
      'Guests who missed an appointment',
      'Longer than 3 h',
      'Everyone else',
    ]);
    expect(await screen.findByText('41 of 47 bookings')).toBeTruthy();
    await press('Save rules');
    const [missed, long, known, others] = rules;
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_accept_rules')).toEqual([
        { business: 7, rules: [known, missed, long, others] },
      ]),
    );
  });

  it('[ANSWER-008] a rule is dropped on the place of another, and never below everybody else', async () => {
    await show();
    const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type),
      types: ['application/x-thyme-rule'],
    };
    fireEvent.dragStart(row('Guests who missed an appointment'), { dataTransfer });
    fireEvent.dragEnter(row('Everyone else'), { dataTransfer });
    fireEvent.drop(row('Everyone else'), { dataTransfer });
    expect(titles().slice(1)).toEqual([
      'Longer than 3 h',
      'Guests who came before',
      'Guests who missed an appointment',
      'Everyone else',
    ]);
    expect(row('Everyone else').draggable).toBe(false);
    handle('Guests who missed an appointment').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(titles().at(-1)).toBe('Everyone else');
  });

  it('[ANSWER-012] has three answers, and says how many guests have missed an appointment', async () => {
    const requests = await show();
    const row = () => screen.getByText('Guests who missed an appointment').closest('li') as HTMLElement;
    const choice = screen.getByLabelText<HTMLSelectElement>(/^What happens: Guests who missed/);
    expect([...choice.options].map(({ text }) => text)).toEqual(['Accepted', 'Pays in full first', 'You decide']);
    await waitFor(() => expect(row().textContent).toContain('3 guests'));
    expect(screen.queryByText(/they pay the full price/i)).toBeNull();
    await userEvent.selectOptions(choice, 'Pays in full first');
    expect(screen.getByText(/they pay the full price when they book online/i)).toBeTruthy();
    await press('Save rules');
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_accept_rules')).toEqual([
        { business: 7, rules: [{ ...rule('missed', true), in_full: true }, ...rules.slice(1)] },
      ]),
    );
  });

  it('[ANSWER-012] a rule about a paid deposit cannot ask for the full price, and the other way round', async () => {
    await show({ accept_rules: [rule('new', true, { paid: true }), rule('anybody', false)] });
    const choice = screen.getByLabelText<HTMLSelectElement>('What happens: New guests who’ve paid a deposit');
    expect([...choice.options].map(({ text }) => text)).toEqual(['Accepted', 'You decide']);
    await press('Rule');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only if they’ve paid a deposit' }));
    await userEvent.selectOptions(screen.getByLabelText('What happens'), 'Pays in full first');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Add rule');
    await waitFor(() => expect(titles()[1]).toBe('Guests who missed an appointment'));
  });

  it('[ANSWER-007] adds a rule at the top, says when there is one already, and removes one', async () => {
    await show();
    await press('Rule');
    await press('Add rule');
    expect(screen.getByText('You already have a rule for these bookings.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'New guests');
    await userEvent.type(screen.getByLabelText('Only if longer than, hours'), '1.5');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only if they’ve paid a deposit' }));
    await userEvent.selectOptions(screen.getByLabelText('What happens'), 'Accepted');
    await press('Add rule');
    await waitFor(() => expect(titles()[1]).toBe('New guests who’ve paid a deposit'));
    expect(screen.getByText('Longer than 1 h 30 min')).toBeTruthy();
    await press('Remove Longer than 3 h, Any guest');
    expect(titles()).not.toContain('Longer than 3 h');
    await press('Discard');
    expect(titles().slice(1, 3)).toEqual(['Guests who missed an appointment', 'Longer than 3 h']);
  });
});
