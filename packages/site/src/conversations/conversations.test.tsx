import { MESSAGE_MOST } from '@thyme/domain/conversations';
import { act, fireEvent, render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';
import { ThreadView } from './thread-view.tsx';
import { byDay, dayWords, metaWords, type ShownMessage, whenWords } from './thread-words.ts';
import { type Outgoing, type SendMessage, stillOutgoing, useOutgoing } from './use-outgoing.ts';

const NOW = Date.UTC(2026, 5, 16, 13) / 1000;
const ZONE = 'Europe/Dublin';
const message = (changes: Partial<ShownMessage> = {}): ShownMessage => ({
  id: 1,
  own: true,
  author: 'Niamh',
  body: 'Hello',
  route: 'thyme',
  at: NOW,
  read: false,
  pictures: [],
  ...changes,
});
const refuseFetch = async () => null;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('words of a conversation', () => {
  it('name the day as people do, with the year when it is another one', () => {
    expect(dayWords('2026-06-16', '2026-06-16')).toBe('Today');
    expect(dayWords('2026-06-15', '2026-06-16')).toBe('Yesterday');
    expect(dayWords('2025-06-15', '2026-06-16')).toBe('Sun 15 Jun 2025');
    expect(whenWords(NOW, NOW, ZONE)).toBe('2:00 pm');
    expect(whenWords(NOW - 86_400, NOW, ZONE)).toBe('Yesterday');
    expect(byDay([message({ at: NOW - 86_400 }), message({ id: 2 })], ZONE).map(({ date }) => date)).toEqual([
      '2026-06-15',
      '2026-06-16',
    ]);
  });

  it('say how a message came, and whether it was read', () => {
    expect(metaWords(message({ route: 'mail', read: true }), ZONE)).toBe('2:00 pm, by email, read');
    expect(metaWords(message({ own: false, route: 'text', read: true }), ZONE)).toBe('2:00 pm, by text');
  });
});

function Writing({ send }: { send: SendMessage }) {
  const [text, setText] = useState('');
  const outgoing = useOutgoing(
    send,
    async () => undefined,
    () => undefined,
  );
  return (
    <>
      <ThreadView
        other="Willow Room"
        messages={[]}
        outgoing={outgoing.all}
        now={NOW}
        zone={ZONE}
        authorizedFetch={refuseFetch}
        look="guest"
        onTryAgain={outgoing.tryAgain}
        onDrop={({ key }) => outgoing.drop(key)}
        onOlder={null}
        isLoadingOlder={false}
      />
      <Composer
        label="Write to Willow Room"
        text={text}
        onText={setText}
        businessId={7}
        authorizedFetch={refuseFetch}
        uploadAddress="/account/messages/pictures"
        onSend={({ body, pictureIds }) => {
          outgoing.add({ thread: '7', body, pictureIds, after: 0 });
          setText('');
        }}
      />
    </>
  );
}
const done = { status: 1, message: '' };
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText('Write to Willow Room'), { target: { value: words } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('sending', () => {
  it('[CONV-003] keeps a message that failed and tries again under the same key', async () => {
    const keys: string[] = [];
    const send: SendMessage = async ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return done;
    };
    render(<Writing send={send} />);
    type('Kept');
    await press('Send');
    await screen.findByText('Not sent. Check your connection.');
    expect(screen.getByText('Kept')).toBeDefined();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('Kept')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[CONV-003] shows the refusal’s message; another attempt has its own key', async () => {
    const keys: string[] = [];
    const send: SendMessage = async ({ key }) => {
      keys.push(key);
      return { status: 0, message: 'Willow Room doesn’t take messages from you.' };
    };
    render(<Writing send={send} />);
    type('Hello');
    await press('Send');
    await screen.findByText(/doesn’t take messages/);
    await press('Try again');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(2);
    await screen.findByText(/doesn’t take messages/);
    await press('Delete');
    expect(screen.queryByText('Hello')).toBeNull();
  });

  it('[CONV-003] is sent automatically when the connection is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    const send = vi.fn<SendMessage>(async () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return done;
    });
    render(<Writing send={send} />);
    expect(screen.getByText(/You’re offline/)).toBeDefined();
    type('Later');
    await press('Send');
    await screen.findByText('Not sent. Check your connection.');
    isDown = false;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Later')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('[CONV-004] counts near the end, and does not send what is too long or empty', () => {
    render(<Writing send={async () => done} />);
    const button = () => screen.getByRole('button', { name: 'Send' });
    expect(button().hasAttribute('disabled')).toBe(true);
    type('x'.repeat(MESSAGE_MOST - 50));
    expect(screen.getByText('50 characters left')).toBeDefined();
    type('x'.repeat(MESSAGE_MOST + 12));
    expect(screen.getByText('Please shorten it by 12 characters.')).toBeDefined();
    expect(button().hasAttribute('disabled')).toBe(true);
  });

  it('[CONV-003] a message that has arrived is not shown a second time', () => {
    const one: Outgoing = {
      key: 'a',
      thread: '7',
      body: 'Hi ',
      pictureIds: [],
      after: 4,
      problem: null,
      isRefused: false,
    };
    expect(stillOutgoing([one], [message({ id: 5, body: 'Hi' })])).toEqual([]);
    expect(stillOutgoing([one], [message({ id: 4, body: 'Hi' })])).toEqual([one]);
    expect(stillOutgoing([one, { ...one, key: 'b' }], [message({ id: 5, body: 'Hi' })])).toHaveLength(1);
    expect(stillOutgoing([{ ...one, problem: 'x' }], [message({ id: 5, body: 'Hi' })])).toHaveLength(1);
  });
});
