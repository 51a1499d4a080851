import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { fireEvent, screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { NOW, showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { ConversationsPage } from './conversations-page.tsx';
import type { DeskConversation } from './operations.ts';

const conversation = (changes: Partial<DeskConversation> = {}): DeskConversation => ({
  id: 4,
  guest_id: 12,
  guest_name: 'Roisín Daly',
  first_name: 'Roisín',
  mobile: '+353865550133',
  is_guest: false,
  reached_by: 'mail',
  text_price: 7,
  has_older: false,
  silence: null,
  silence_words: null,
  blocked: false,
  appointment: null,
  messages: [
    {
      id: 9,
      own: false,
      author: 'Roisín',
      body: 'Have you parking?',
      route: 'text',
      at: NOW - 600,
      read: false,
      pictures: [],
    },
  ],
  events: [{ key: 'booked-31', at: NOW - 900, words: 'Booked: Cut & finish' }],
  ...changes,
});
const done = { status: 1, message: '' };

function show(
  changes: Partial<DeskConversation> = {},
  role = 'owner',
  conversations: object[] | null = null,
  unread = 1,
) {
  const requests = serveGraphQL({
    desk_conversations: () => ({
      conversations: conversations ?? [
        {
          id: 4,
          guest_id: 12,
          guest_name: 'Roisín Daly',
          preview: 'Have you parking?',
          last_own: false,
          last_at: NOW - 600,
          unread: 1,
        },
      ],
      total: 1,
      unread_conversations: unread,
    }),
    desk_conversation: () => conversation(changes),
    desk_saved_replies: () => [{ id: 3, title: 'Parking', body: 'Hi {first name}, behind {shop}.' }],
    desk_read_conversation: () => done,
    desk_send_message: () => ({ ...done, conversation_id: 4, id: 10 }),
    desk_block_conversation: () => done,
    desk_report_conversation: () => done,
    desk_save_reply: () => done,
  });
  showAtDesk(<ConversationsPage guest={12} wish={() => null} />, { role, address: '/messages/12' });
  return requests;
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write to Roisín');

describe('conversations at the desk', () => {
  it('[CONV-006] show what is unread, and mark it as read once opened', async () => {
    const requests = show();
    await within(await screen.findByRole('log')).findByText('Have you parking?');
    expect(screen.getByText('1 unread')).toBeDefined();
    await waitFor(() => expect(sentTo(requests, 'desk_read_conversation')).toMatchObject([{ id: 4, last: 9 }]));
  });

  it('[CONV-016] insert a saved reply after what was typed, with the guest’s name filled in', async () => {
    show();
    await field();
    await userEvent.click(await screen.findByRole('button', { name: 'Parking' }));
    expect((await field()).value).toBe('Hi Roisín, behind Willow Room.');
    fireEvent.change(await field(), { target: { value: 'Hello' } });
    await userEvent.click(screen.getByRole('button', { name: 'Parking' }));
    expect((await field()).value).toBe('Hello\nHi Roisín, behind Willow Room.');
  });

  it('[CONV-016] let staff use saved replies and managers edit them', async () => {
    show({}, 'staff');
    await screen.findByRole('button', { name: 'Parking' });
    expect(screen.queryByRole('button', { name: 'Edit replies' })).toBeNull();
  });

  it('[CONV-002] send messages with an idempotency key', async () => {
    const requests = show();
    fireEvent.change(await field(), { target: { value: 'Behind the church.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_send_message')).toMatchObject([
        { guest: 12, body: 'Behind the church.', key: expect.stringMatching(/^[0-9a-f]{32}$/) },
      ]),
    );
    expect((await field()).value).toBe('');
  });

  it('[CONV-010] say what a text costs before it is sent', async () => {
    show({ reached_by: 'text' });
    fireEvent.change(await field(), { target: { value: 'x'.repeat(200) } });
    expect(screen.getByText('Sent as a text, 2 parts, 14 c.')).toBeDefined();
  });

  it('[CONV-007] say why no message can be sent', async () => {
    show({ silence: 'blocked-by-them', silence_words: 'Roisín doesn’t want messages from you.' });
    await screen.findByText('Roisín doesn’t want messages from you.');
    expect(screen.queryByLabelText('Write to Roisín')).toBeNull();
  });

  it('[CONV-017] ask before messages are blocked', async () => {
    const requests = show();
    await userEvent.click(await screen.findByRole('button', { name: /^More about the conversation/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block messages' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentTo(requests, 'desk_block_conversation')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Block messages' }));
    await waitFor(() => expect(sentTo(requests, 'desk_block_conversation')).toMatchObject([{ id: 4, blocked: true }]));
  });

  it('have an empty list with the next step', async () => {
    show({}, 'owner', []);
    await screen.findByText('Guests can write to you from your page and from their appointments.');
  });

  it('[REACH-085] show what happened to the appointment between the messages', async () => {
    show();
    const log = within(await screen.findByRole('log'));
    const line = await log.findByText(/Booked: Cut & finish/);
    const words = log.getByText('Have you parking?');
    expect(line.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[REACHB-017] are filtered by how the guest wrote last', async () => {
    const requests = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Text' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_conversations').at(-1)).toMatchObject({ unread: false, route: 'text' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(sentTo(requests, 'desk_conversations').at(-1)).toMatchObject({ route: 'mail' }));
    expect(screen.getByRole('button', { name: 'Email' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true'));
  });

  it('[REACH-086] say how many conversations are unread, and nothing where none is', async () => {
    show({}, 'owner', null, 2);
    expect(await screen.findByRole('button', { name: 'Unread 2' })).toBeDefined();
  });

  it('[REACH-086] show no badge for zero', async () => {
    show({}, 'owner', [], 0);
    await screen.findByText('No messages yet');
    expect(screen.getByRole('button', { name: /^Unread/ }).textContent?.trim()).toBe('Unread');
  });
});
