import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard, readNote } from './call-board.ts';
import { memoryNote, readMemory } from './call-memory.ts';
import { GONE_MS, startPeerCall } from './peer-call.ts';
import { measure, rate } from './quality.ts';
import type { Signalling } from './types.ts';

describe('connection quality', () => {
  it('is rated by the loss since the last measurement, and by the delay', () => {
    const before = { received: 1_000, lost: 500 };
    expect(rate(before, { received: 2_000, lost: 500, roundTrip: 0.05 })).toBe('good');
    expect(rate(before, { received: 2_000, lost: 530, roundTrip: 0.05 })).toBe('fair');
    expect(rate(before, { received: 2_000, lost: 500, roundTrip: 0.3 })).toBe('fair');
    expect(rate(before, { received: 2_000, lost: 600, roundTrip: 0.05 })).toBe('poor');
    expect(rate(before, { received: 2_000, lost: 500, roundTrip: 0.5 })).toBe('poor');
    expect(rate(before, { ...before, roundTrip: null })).toBe('good');
  });

  it('is measured over all inbound streams, on the active candidate pair', () => {
    const report = [
      { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 },
      { type: 'inbound-rtp', packetsReceived: 20, packetsLost: 2 },
      { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
      { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.1 },
      { type: 'codec' },
    ];
    expect(measure(report)).toEqual({ received: 30, lost: 3, roundTrip: 0.1 });
  });
});

describe('messages from the other side', () => {
  it('are parsed as chat or as media state, and nothing else', () => {
    expect(readNote('{"say":"Hello"}')).toEqual({ say: 'Hello' });
    expect(readNote(`{"say":"${'x'.repeat(5_000)}"}`).say).toHaveLength(2_000);
    expect(readNote('{"onAir":{"microphone":true,"camera":1,"more":true}}')).toEqual({
      onAir: { microphone: true, camera: false, screen: false },
    });
    for (const odd of ['', 'null', '7', '[]', '{"say":7}', '{"onAir":null}', '{']) expect(readNote(odd)).toEqual({});
  });

  it('are kept in order with the own messages', () => {
    const board = createBoard();
    let changes = 0;
    const stop = board.subscribe(() => {
      changes += 1;
    });
    board.addMessage('other', 'Can you hear me?');
    board.addMessage('me', 'Yes');
    stop();
    board.addMessage('me', 'Very well');
    expect(board.get().messages.map(({ id, from }) => `${id} ${from}`)).toEqual(['0 other', '1 me', '2 me']);
    expect(changes).toBe(2);
  });
});

describe('a window that was replaced by a newer one', () => {
  it('closes its connection for good and does not reconnect', () => {
    let handlers: Parameters<Signalling['open']>[0] | undefined;
    let closed = 0;
    const signalling: Signalling = {
      open: (listener) => {
        handlers = listener;
      },
      send: () => undefined,
      close: () => {
        closed += 1;
        handlers?.cut();
      },
    };
    const stream = { getTracks: () => [] } as unknown as MediaStream;
    const onAir = { microphone: true, camera: true, screen: false };
    const call = startPeerCall({ signalling, iceServers: [], isPolite: true, stream, onAir });
    handlers?.news({ state: 'replaced' });
    expect([call.snapshot().state, closed]).toEqual(['replaced', 1]);
    call.leave();
    expect([call.snapshot().state, closed]).toEqual(['replaced', 1]);
  });
});

describe('[VIDEO-021] a window that is reloaded during a call', () => {
  const NOW = 1_000_000;

  it('gets the clock and the chat back from the other side, with the sides exchanged', () => {
    const stayed = createBoard();
    stayed.set({ since: NOW - 48_000 });
    stayed.addMessage('me', 'Which oil do you prefer?');
    stayed.addMessage('other', 'Lavender');
    const reloaded = createBoard();
    reloaded.set({ since: NOW - 2_000 });
    const { memory } = readNote(memoryNote(stayed.memory(NOW) ?? { elapsed: 0, messages: [] }));
    if (memory) reloaded.recall(memory, NOW + 5);
    expect(reloaded.get().since).toBe(NOW - 48_000 + 5);
    expect(reloaded.get().messages).toEqual([
      { id: 0, from: 'other', text: 'Which oil do you prefer?' },
      { id: 1, from: 'me', text: 'Lavender' },
    ]);
    // The reloaded window's state neither shortens the other's clock nor repeats its chat.
    const back = readNote(memoryNote(reloaded.memory(NOW) ?? { elapsed: 0, messages: [] })).memory;
    if (back) stayed.recall(back, NOW);
    expect(stayed.get().since).toBe(NOW - 48_000);
    expect(stayed.get().messages).toHaveLength(2);
  });

  it('has nothing to remember before the call began', () => {
    expect(createBoard().memory(NOW)).toBeNull();
  });

  it('keeps what fits, and only what is expected', () => {
    const messages = Array.from({ length: 60 }, (_, index) => ({
      from: 'me' as const,
      text: `${index} ${'x'.repeat(1_500)}`,
    }));
    const kept = readNote(memoryNote({ elapsed: 1, messages })).memory?.messages ?? [];
    expect(kept.length).toBeLessThan(30);
    expect(kept.at(-1)?.text.slice(0, 2)).toBe('59');
    for (const odd of [
      null,
      7,
      {},
      { elapsed: -1, messages: [] },
      { elapsed: 1 },
      { elapsed: Number.NaN, messages: [] },
    ])
      expect(readMemory(odd)).toBeNull();
    const sent = {
      elapsed: 5,
      messages: [{ from: 'me', text: 'Hi', more: 1 }, { from: 'them', text: 'x' }, null, { from: 'other' }],
    };
    expect(readMemory(sent)).toEqual({ elapsed: 5, messages: [{ from: 'me', text: 'Hi' }] });
  });
});

describe('[VIDEO-022] the other window that is cut off', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('MediaStream', class {});
    vi.stubGlobal('RTCPeerConnection', FakeConnection);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  class FakeConnection {
    static last: FakeConnection | null = null;
    connectionState = 'new';
    onconnectionstatechange: (() => void) | null = null;
    constructor() {
      FakeConnection.last = this;
    }
    createDataChannel = () => ({ readyState: 'open', send: () => undefined });
    restartIce = () => undefined;
    getStats = async () => new Map();
    close = () => undefined;
    become(state: string) {
      this.connectionState = state;
      this.onconnectionstatechange?.();
    }
  }

  function connected() {
    let handlers: Parameters<Signalling['open']>[0] | undefined;
    const signalling: Signalling = {
      open: (listener) => {
        handlers = listener;
      },
      send: () => undefined,
      close: () => undefined,
    };
    const stream = { getTracks: () => [] } as unknown as MediaStream;
    const onAir = { microphone: true, camera: true, screen: false };
    const call = startPeerCall({ signalling, iceServers: [], isPolite: true, stream, onAir });
    handlers?.entered('window-of-the-guest');
    FakeConnection.last?.become('connected');
    expect(call.snapshot().state).toBe('connected');
    return { call, news: (news: Parameters<NonNullable<typeof handlers>['news']>[0]) => handlers?.news(news) };
  }

  it('has not left: the call waits, and continues with its next window', () => {
    const { call, news } = connected();
    FakeConnection.last?.become('disconnected');
    news({ state: 'lost' });
    expect(call.snapshot().state).toBe('reconnecting');
    vi.advanceTimersByTime(GONE_MS - 1);
    expect(call.snapshot().state).toBe('reconnecting');
    news({ state: 'joined', window: 'window-after-the-reload' });
    FakeConnection.last?.become('connected');
    vi.advanceTimersByTime(GONE_MS);
    expect(call.snapshot().state).toBe('connected');
    call.leave();
  });

  it('has left after a while, and at once when it says so', () => {
    const away = connected();
    FakeConnection.last?.become('failed');
    away.news({ state: 'lost' });
    vi.advanceTimersByTime(GONE_MS);
    expect(away.call.snapshot().state).toBe('left');
    const gone = connected();
    gone.news({ state: 'left' });
    expect(gone.call.snapshot().state).toBe('left');
    away.call.leave();
    gone.call.leave();
  });
});
