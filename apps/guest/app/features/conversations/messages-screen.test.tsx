import { fireEvent, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuestAt } from '../../lib/testing/guest-page.fixtures.tsx';
import { MessagesScreen } from './messages-screen.tsx';
import type { Conversation } from './operations.ts';

const shop = {
  id: 7,
  name: 'Willow Room',
  slug: 'willow-room',
  phone: '01 555 0142',
  published: true,
  thumbnail_picture: null,
};
const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: 4,
  has_older: false,
  silence: null,
  silence_words: null,
  blocked: false,
  shop,
  appointment: {
    id: 31,
    starts: Date.UTC(2026, 7, 13, 11, 30) / 1000,
    zone_label: 'Irish time',
    services: 'Cut & finish',
    is_call: false,
  },
  events: [],
  messages: [
    {
      id: 9,
      own: false,
      author: 'Orla',
      body: 'See you then.',
      route: 'thyme',
      at: 1_781_600_000,
      read: false,
      pictures: [],
    },
  ],
  ...changes,
});

function show(changes: Partial<Conversation> = {}, wanted: { id: number } | { shop: string } | null = { id: 4 }) {
  const sent: { query: string; variables: Record<string, unknown> }[] = [];
  serve((operation) => {
    sent.push(operation);
    return {
      my_conversations:
        changes.id === null
          ? []
          : [{ id: 4, preview: 'See you then.', last_own: false, last_at: 1_781_600_000, unread: 1, shop }],
      my_conversation: conversation(changes),
      read_conversation: { status: 1, message: '' },
      send_message: { status: 1, message: '', conversation_id: 4, id: 10 },
      profileInformation: {
        id: 1,
        first_name: 'Niamh',
        last_name: 'G',
        photo: null,
        social_login: null,
        client_detail: null,
      },
    };
  });
  showToGuestAt('/profile/messages/4', <MessagesScreen wanted={wanted} appointment={31} />);
  const to = (name: string) => sent.filter(({ query }) => query.includes(name)).map(({ variables }) => variables);
  return to;
}

describe('a guest’s messages', () => {
  it('[CONV-008] have the appointment above them, with a link to it', async () => {
    show();
    await screen.findByText('Thu 13 Aug, 11:30 am');
    expect(screen.getByRole('link', { name: 'See appointment' }).getAttribute('href')).toBe(
      '/profile/appointments?id=31',
    );
  });

  it('[CONV-006] count as read once they are open', async () => {
    const to = show();
    await waitFor(() => expect(to('read_conversation')).toEqual([{ id: 4, last: 9 }]));
  });

  it('[CONV-001] go to the shop with the appointment they are about', async () => {
    const to = show({ id: null, messages: [] }, { shop: 'willow-room' });
    fireEvent.change(await screen.findByLabelText('Write to Willow Room'), { target: { value: 'Have you parking?' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(to('send_message')).toMatchObject([{ business: 7, body: 'Have you parking?', appt: 31 }]),
    );
  });

  it('[CONV-007] say to a blocked guest why they cannot write', async () => {
    show({
      silence: 'blocked-by-them',
      silence_words: 'Willow Room doesn’t take messages from you. You can still ring them.',
    });
    await screen.findByText(/You can still ring them/);
    expect(screen.queryByLabelText('Write to Willow Room')).toBeNull();
  });

  it('have an empty list with the next step', async () => {
    show({ id: null, messages: [] }, null);
    await screen.findByText('No messages yet');
    expect(screen.getByRole('link', { name: 'My appointments' })).toBeDefined();
  });
});
