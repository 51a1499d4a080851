import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePosition, ReplicaPosition } from './replica-position.ts';

describe('a position in the write-ahead log', () => {
  it('[GROUND-008] compares as a number, across the end of its lower half', () => {
    expect(parsePosition('0/FFFFFFFF') + 1n).toBe(parsePosition('1/0'));
    expect(parsePosition('9/0') < parsePosition('10/0')).toBe(true);
  });
});

describe('[GROUND-008] a replica', () => {
  it('is used while it has what is required and is not too far behind', () => {
    const replica = new ReplicaPosition();
    expect(replica.isUsable(0, 0n, 2_000)).toBe(false);
    replica.note(1_000, 50n, 50n);
    expect(replica.isUsable(1_100, 50n, 2_000)).toBe(true);
    expect(replica.isUsable(1_100, 51n, 2_000)).toBe(false);
    expect(replica.isUsable(3_001, 50n, 2_000)).toBe(false);
  });

  it('under steady writes is as old as the position that it has reached', () => {
    const replica = new ReplicaPosition();
    replica.note(1_000, 50n, 40n);
    replica.note(1_250, 60n, 55n);
    expect(replica.isUsable(2_000, 0n, 1_000)).toBe(true);
    expect(replica.isUsable(2_001, 0n, 1_000)).toBe(false);
  });

  it('that is lost is not used until it has caught up again', () => {
    const replica = new ReplicaPosition();
    replica.note(1_000, 50n, 50n);
    replica.lose();
    expect(replica.isUsable(1_000, 0n, 2_000)).toBe(false);
    replica.note(1_250, 60n, 60n);
    expect(replica.isUsable(1_250, 0n, 2_000)).toBe(true);
  });

  it('is never used with less than the primary had so many milliseconds ago', () => {
    const step = fc.record({ wait: fc.nat(500), written: fc.nat(9), replayed: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 300 }), fc.nat(3_000), (steps, later) => {
        const replica = new ReplicaPosition();
        const history: { at: number; primary: bigint }[] = [];
        let [at, primary, reached] = [0, 0n, 0n];
        for (const { wait, written, replayed } of steps) {
          at += wait;
          primary += BigInt(written);
          reached += BigInt(replayed);
          if (reached > primary) reached = primary;
          history.push({ at, primary });
          replica.note(at, primary, reached);
        }
        if (!replica.isUsable(at + later, 0n, 1_000)) return;
        const old = history.filter((sample) => sample.at < at + later - 1_000).at(-1);
        expect(old === undefined || reached >= old.primary).toBe(true);
      }),
    );
  });
});
