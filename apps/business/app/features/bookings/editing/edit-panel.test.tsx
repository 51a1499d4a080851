import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { appointment } from '../appointment/appointment.fixtures.ts';
import { MovingProvider } from '../moving/moving.tsx';
import { EditPanel } from './edit-panel.tsx';
import { Notes } from './notes.tsx';

const line = {
  id: 5,
  service_pricing_id: 9,
  service: 'Balayage',
  starts: 0,
  minutes: 105,
  chair_id: 1,
  chair: 'Chair 1',
  person: 'Aisling',
  price: 115,
  special_price: 0,
  list_price: 140,
  is_group: false,
};
const chairs = [
  { id: 1, name: 'Chair 1', person: 'Aisling', active: true, portrait: null },
  { id: 2, name: 'Room', person: 'Féile', active: true, portrait: null },
];
const menu = [
  {
    id: 1,
    name: 'Brows',
    services: [
      {
        id: 3,
        name: 'Brow tint',
        active: true,
        kind: 'service',
        single_visits: false,
        chair_ids: [2],
        pricings: [{ id: 12, label: '', price: 18, special_price: 0, duration: 15, own: [] }],
      },
    ],
  },
];
const saved = {
  status: 1,
  message: 'Saved. €100.00 to take.',
  has_changed: false,
  version: 4,
  overpaid: 0,
  due: 100,
  undo_id: null,
  clashes: [],
};
const seen = { ...appointment, lines: [line], total_amount: 115, due: 92, may_edit: true };
const show = (onDone = () => {}) => showAtDesk(<EditPanel appointment={seen} chairs={chairs} onDone={onDone} />);

/** Notes of an appointment that another desk changes in the meantime. */
function LiveNotes() {
  const [stored, setStored] = useState('Likes tea');
  return (
    <>
      <input aria-label="Stored" value={stored} onChange={(event) => setStored(event.currentTarget.value)} />
      <Notes appointment={{ ...seen, private_note: stored }} />
    </>
  );
}

describe('editing an appointment', () => {
  it('[EDIT-012] names what was refunded and is no longer due apart from what was paid', () => {
    serveGraphQL({ desk_menu: () => menu });
    showAtDesk(<EditPanel appointment={{ ...seen, due: 0, waived: 57.5 }} chairs={chairs} onDone={() => {}} />);
    const row = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect([row('Paid'), row('Refunded, no longer due'), row('To take')]).toEqual(['−€57.50', '−€57.50', '€0.00']);
  });

  it('[EDIT-011] adds a service and a discount, and names the amount to take', async () => {
    const requests = serveGraphQL({ desk_menu: () => menu, desk_edit: () => saved });
    const onDone = vi.fn();
    show(onDone);
    await userEvent.click(await screen.findByRole('button', { name: /Brow tint €18/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Discount' }), '10');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Give a reason for the discount' }).disabled).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Goodwill' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save, €100.00 to take' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(toasts).toEqual(['success: Saved. €100.00 to take.']);
    expect(sentTo(requests, 'desk_edit')).toMatchObject([
      {
        id: 41,
        version: 3,
        tell: 'nobody',
        discount: { amount: 10, reason: 'Goodwill' },
        lines: [{ line_id: 5 }, { service_pricing_id: 12, chair_id: 2 }],
      },
    ]);
  });

  it('[DESKB-003] can be undone for ten seconds, by the button or Ctrl+Z', async () => {
    const requests = serveGraphQL({
      desk_menu: () => menu,
      desk_edit: () => ({ ...saved, undo_id: 8 }),
      desk_undo_move: () => ({ status: 1, message: 'Undone.' }),
    });
    showAtDesk(
      <MovingProvider calendar={null} onPropose={() => {}}>
        <EditPanel appointment={seen} chairs={chairs} onDone={() => {}} />
      </MovingProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Saved. €100.00 to take')).toBeTruthy();
    expect(screen.getByText('Nobody is notified')).toBeTruthy();
    expect(toasts).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sentTo(requests, 'desk_undo_move')).toEqual([{ id: 8 }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sentTo(requests, 'desk_undo_move')).toHaveLength(2));
  });

  it('[EDIT-008] asks what happens to an overpayment', async () => {
    const answers = [{ ...saved, status: 0, overpaid: 13, message: 'More paid.' }, saved];
    const requests = serveGraphQL({ desk_menu: () => menu, desk_edit: () => answers.shift() ?? saved });
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Refund €13.00' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_edit').map(({ overpaid }) => overpaid)).toEqual([null, 'refund']),
    );
  });

  it('[EDIT-007] saves anyway once the clash has been shown', async () => {
    const clashes = [{ key: 'visit:7', words: 'Overlaps Bea Tighe 2:00–3:00 pm.' }];
    const answers = [{ ...saved, status: 0, clashes, message: '' }, saved];
    const requests = serveGraphQL({ desk_menu: () => menu, desk_edit: () => answers.shift() ?? saved });
    show();
    await userEvent.click(screen.getByRole('button', { name: /5 minutes longer/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Save anyway/ }));
    await waitFor(() => expect(sentTo(requests, 'desk_edit').map(({ anyway }) => anyway)).toEqual([[], ['visit:7']]));
  });

  it('[EDIT-001] saves the desk note separately, and refunds a credit', async () => {
    const requests = serveGraphQL({
      desk_write_notes: () => ({ status: 1, message: 'Saved.' }),
      desk_refund_credit: () => ({ status: 1, message: 'Gone.' }),
    });
    showAtDesk(
      <Notes appointment={{ ...seen, note_to_guest: 'Ring the bell.', credit: 7.5, refundable_credit: 7.5 }} />,
    );
    expect(screen.getByText('Only your team sees it')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Desk note'), '7N');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(sentTo(requests, 'desk_write_notes')).toMatchObject([{ id: 41, privateNote: '7N' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Refund €7.50' }));
    await waitFor(() => expect(sentTo(requests, 'desk_refund_credit')).toMatchObject([{ id: 41 }]));
  });

  it('[DESKB-008] keeps unsaved input when another member changes the note, and offers both versions', async () => {
    const requests = serveGraphQL({ desk_write_notes: () => ({ status: 1, message: 'Saved.' }) });
    showAtDesk(<LiveNotes />);
    await userEvent.type(screen.getByLabelText('Desk note'), ', no milk');
    fireEvent.change(screen.getByLabelText('Stored'), { target: { value: 'Likes coffee' } });
    expect(screen.getByText('Someone else has changed this note: “Likes coffee”.')).toBeTruthy();
    expect(screen.getByLabelText('Desk note')).toHaveProperty('value', 'Likes tea, no milk');
    expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_write_notes')).toEqual([
        { id: 41, privateNote: 'Likes tea, no milk', seen: 'Likes coffee' },
      ]),
    );
    fireEvent.change(screen.getByLabelText('Stored'), { target: { value: 'Allergic to nuts' } });
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Desk note')).toHaveProperty('value', 'Allergic to nuts');
  });
});
