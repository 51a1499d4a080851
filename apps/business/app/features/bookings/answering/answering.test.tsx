import { wallAt } from '@thyme/domain/time';
import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk, TODAY } from '../../../lib/desk-page.fixtures.tsx';
import type { Question } from '../operations.ts';
import { WaitingPanel } from '../waiting-panel.tsx';

const question = (appt_id: number, guest_name: string, more: Partial<Question> = {}): Question => ({
  appt_id,
  status: 'New',
  starts: wallAt(TODAY, 660),
  guest_name,
  is_new_guest: false,
  answered_by_itself_at: null,
  asks_for: null,
  service: 'Cut',
  overlaps: null,
  is_shut: false,
  ...more,
});
const show = (questions: Question[]) =>
  showAtDesk(<WaitingPanel questions={questions} now={NOW} linkTo={(id) => `/?appt=${id}`} />);

describe('accepting all', () => {
  const three = [
    question(1, 'Nora Daly'),
    question(2, 'Orla Fox', { overlaps: 'Bea' }),
    question(3, 'Pia Hall', { is_shut: true }),
  ];

  it('[ANSWER-002] lists the bookings, and leaves out those that clash unless they are ticked', async () => {
    const requests = serveGraphQL({ desk_accept_all: () => ({ accepted: [1, 2], refused: [] }) });
    show(three);
    await userEvent.click(screen.getByRole('button', { name: 'Accept all 3' }));
    expect(screen.getByRole('checkbox', { name: /Orla Fox.*Overlaps Bea’s appointment/ })).not.toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('checkbox', { name: /Pia Hall.*You’re closed on that day/ })).not.toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByText('2 bookings will keep waiting.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /Orla Fox/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept 2' }));
    await waitFor(() => expect(sentTo(requests, 'desk_accept_all')).toEqual([{ business: 7, ids: [1, 2] }]));
    await waitFor(() => expect(toasts).toEqual(['success: 2 bookings accepted.']));
  });

  it('[ANSWER-002] says which could not be accepted', async () => {
    serveGraphQL({
      desk_accept_all: () => ({ accepted: [1], refused: [{ appt_id: 2, message: 'It was cancelled.' }] }),
    });
    show([question(1, 'Nora Daly'), question(2, 'Orla Fox')]);
    await userEvent.click(screen.getByRole('button', { name: 'Accept all 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accept 2' }));
    await waitFor(() => expect(toasts).toEqual(['success: 1 booking accepted. Orla Fox: It was cancelled.']));
  });

  it('[ANSWER-002] is not offered for one alone', () => {
    serveGraphQL({});
    show([question(1, 'Nora Daly')]);
    expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull();
  });
});

describe('declining', () => {
  it('[ANSWER-004] sends a preset reason, or a custom one', async () => {
    const requests = serveGraphQL({ desk_cancel: () => ({ status: 1, message: 'Cancelled.' }) });
    show([question(1, 'Nora Daly')]);
    await userEvent.click(screen.getByRole('button', { name: 'Decline Nora Daly' }));
    await userEvent.click(screen.getByRole('button', { name: 'We’re fully booked that day' }));
    const words = screen.getByRole('textbox', { name: 'Message to Nora' });
    expect(words).toHaveProperty('value', 'We’re fully booked that day.');
    await userEvent.type(words, ' Sorry.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_cancel')).toEqual([{ id: 1, note: 'We’re fully booked that day. Sorry.' }]),
    );
  });

  it('[ANSWER-004] keeps the current time of a guest who asked to move, and says why', async () => {
    const requests = serveGraphQL({ desk_decline_move: () => ({ status: 1, message: 'Kept.' }) });
    show([question(1, 'Nora Daly', { status: 'Reschedule', asks_for: wallAt(TODAY, 900) })]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current time of Nora Daly' }));
    await userEvent.click(screen.getByRole('button', { name: 'The person you chose isn’t working then' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current time' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_decline_move')).toEqual([
        { id: 1, note: 'The person you chose isn’t working then.' },
      ]),
    );
  });
});
