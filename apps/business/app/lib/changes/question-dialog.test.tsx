import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AskedConflict } from './operations.ts';
import { QuestionDialog } from './question-dialog.tsx';

afterEach(cleanup);

const conflict = (id: number, choices: string[]): AskedConflict => ({
  appt_id: id,
  guest_name: `Guest ${id}`,
  services: ['Cut'],
  starts: Date.UTC(2026, 5, 18, 10) / 1000,
  reason: 'closed',
  choices,
  is_part: false,
  is_class: false,
  group_times: [],
  nearest_times: [Date.UTC(2026, 5, 19, 10) / 1000],
  colleague: null,
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('appointments that clash with a change', () => {
  it('are decided on one by one before anything is sent', async () => {
    const decide = vi.fn();
    const conflicts = [conflict(1, ['keep', 'propose', 'cancel']), conflict(2, ['propose', 'cancel'])];
    render(<QuestionDialog question={{ conflicts, decide }} busy={false} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: '2 appointments clash with this' })).toBeDefined();
    expect(button('2 decisions to go').hasAttribute('disabled')).toBe(true);
    // Only choices that all of them have are offered for all.
    expect(screen.queryByRole('button', { name: 'Keep it as it is' })).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('No conflict is shown.');
    await userEvent.click(within(first).getByRole('radio', { name: /Keep it as it is/ }));
    expect(button('1 decision to go').hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getAllByRole('radio', { name: /Propose another time.*Fri 19 Jun/ })[1] as HTMLElement);
    await userEvent.click(button('Do it'));
    expect(decide).toHaveBeenCalledWith([
      { appt_id: 1, choice: 'keep' },
      { appt_id: 2, choice: 'propose' },
    ]);
  });

  it('can all be decided on at once, or left as they are', async () => {
    const onClose = vi.fn();
    const decide = vi.fn();
    const conflicts = [conflict(1, ['keep', 'cancel']), conflict(2, ['keep', 'cancel'])];
    render(<QuestionDialog question={{ conflicts, decide }} busy={false} onClose={onClose} />);
    await userEvent.click(button('Cancel, full refund'));
    await userEvent.click(button('Do it'));
    expect(decide).toHaveBeenCalledWith(conflicts.map(({ appt_id }) => ({ appt_id, choice: 'cancel' })));
    await userEvent.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[GROUP-029] can be proposed another time as a whole group', async () => {
    const decide = vi.fn();
    const one = { ...conflict(1, ['propose', 'propose-group']), group_times: [Date.UTC(2026, 5, 22, 9) / 1000] };
    render(<QuestionDialog question={{ conflicts: [one], decide }} busy={false} onClose={() => undefined} />);
    await userEvent.click(
      screen.getByRole('radio', { name: /Propose another time to the whole group.*Mon 22 Jun, 9:00 am/ }),
    );
    await userEvent.click(button('Do it'));
    expect(decide).toHaveBeenCalledWith([{ appt_id: 1, choice: 'propose-group' }]);
  });

  it('[ROOM-005] [ROOM-006] name a class that uses the room, with an alternative room', async () => {
    const decide = vi.fn();
    const onMove = vi.fn();
    const date = { ...conflict(-7, ['move', 'keep', 'cancel']), guest_name: 'Yoga', reason: 'class-there' };
    const conflicts = [{ ...date, is_class: true, colleague: 'Garden room' }];
    render(<QuestionDialog question={{ conflicts, decide }} busy={false} onClose={() => undefined} onMove={onMove} />);
    expect(screen.getByRole('dialog', { name: 'One class clashes with this' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /to another time/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Move to Garden room, same time/ }));
    await userEvent.click(button('Do it'));
    expect(decide).toHaveBeenCalledWith([{ appt_id: -7, choice: 'move' }]);
  });
});
