import { describe, expect, it } from 'vitest';
import { createBoard, readNote } from './call-board.ts';
import { startPeerCall } from './peer-call.ts';
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
    handlers?.peerEvent({ state: 'replaced' });
    expect([call.snapshot().state, closed]).toEqual(['replaced', 1]);
    call.leave();
    expect([call.snapshot().state, closed]).toEqual(['replaced', 1]);
  });
});
