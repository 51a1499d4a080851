import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSES_AFTER_SECONDS, mayEnter, OPENS_BEFORE_SECONDS, type RoomFacts, readSignal } from './index.ts';

const room: RoomFacts = { startsAt: 100_000, endsAt: 100_900, isEnded: false, status: 'New' };

describe('a room', () => {
  it('opens a quarter of an hour before the call and closes half an hour after it', () => {
    const opens = room.startsAt - OPENS_BEFORE_SECONDS;
    const closesAt = room.endsAt + CLOSES_AFTER_SECONDS;
    expect(mayEnter(room, opens - 1)).toEqual({ ok: false, refusal: { code: 'too-early', opensAt: opens } });
    expect(mayEnter(room, opens)).toEqual({ ok: true, value: { closesAt } });
    expect(mayEnter(room, closesAt - 1)).toMatchObject({ ok: true });
    expect(mayEnter(room, closesAt)).toEqual({ ok: false, refusal: { code: 'too-late' } });
  });

  it('stays closed when the appointment is cancelled or the call has ended', () => {
    for (const status of ['Cancelled', 'Lapsed', 'Held'] as const) {
      expect(mayEnter({ ...room, status }, room.startsAt)).toMatchObject({ refusal: { code: 'cancelled' } });
    }
    expect(mayEnter({ ...room, isEnded: true }, room.startsAt)).toMatchObject({ refusal: { code: 'ended' } });
  });
});

describe('a signal', () => {
  it('keeps the fields browsers need and drops the rest', () => {
    expect(readSignal({ description: { type: 'offer', sdp: 'v=0', more: 1 }, to: 'all' })).toEqual({
      description: { type: 'offer', sdp: 'v=0' },
    });
    const candidate = { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 };
    expect(readSignal({ candidate: { ...candidate, usernameFragment: 'x' } })).toEqual({ candidate });
  });

  it.each(['offer', 'answer', 'rollback'])('describes an %s of up to 24,000 characters', (type) => {
    const description = { type, sdp: 'x'.repeat(24_000) };
    expect(readSignal({ description })).toEqual({ description });
  });

  it('may have a candidate without its place, or with one that is not valid', () => {
    const candidate = 'x'.repeat(1_000);
    const bare = { candidate: { candidate, sdpMid: null, sdpMLineIndex: null } };
    expect(readSignal({ candidate: { candidate } })).toEqual(bare);
    expect(readSignal({ candidate: { candidate, sdpMid: 'x'.repeat(33), sdpMLineIndex: 1.5 } })).toEqual(bare);
    const placed = { candidate, sdpMid: 'x'.repeat(32), sdpMLineIndex: 2 };
    expect(readSignal({ candidate: placed })).toEqual({ candidate: placed });
  });

  it('is null when malformed', () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        const read = readSignal(sent);
        return read === null || 'description' in read || 'candidate' in read;
      }),
    );
    expect(readSignal({ description: { type: 'offer', sdp: 'x'.repeat(24_001) } })).toBeNull();
    expect(readSignal({ description: { type: 'shout', sdp: '' } })).toBeNull();
    expect(readSignal({ candidate: { candidate: 7 } })).toBeNull();
    expect(readSignal({ candidate: { candidate: 'x'.repeat(1_001) } })).toBeNull();
    for (const sent of [null, undefined, 'offer', 7, {}, { description: 'offer' }, { candidate: null }])
      expect(readSignal(sent)).toBeNull();
  });
});
