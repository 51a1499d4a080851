/** A position in the write-ahead log, as a number: `16/B374D848` compares wrongly as text. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Sample {
  at: number;
  position: bigint;
}

/**
 * How far a replica is behind, from positions of the primary taken at known times. Under steady writes a replica is always a
 * little behind; what counts is when the primary was where the replica is now.
 */
export class ReplicaPosition {
  #samples: Sample[] = [];
  #position = -1n;
  #caughtUpAt = Number.NEGATIVE_INFINITY;

  /** The primary was at this position; then the replica was asked. */
  note(at: number, primary: bigint, replica: bigint): void {
    this.#samples.push({ at, position: primary });
    this.#position = replica;
    const reached = this.#samples.filter(({ position }) => position <= replica);
    const newest = reached.at(-1);
    if (!newest) {
      // Only the oldest is needed to notice when it is reached; the list stays short however long a replica is behind.
      if (this.#samples.length > 100) this.#samples.splice(1, 1);
      return;
    }
    this.#caughtUpAt = newest.at;
    this.#samples = this.#samples.slice(reached.length);
  }

  /** The replica did not answer, or is no replica any more. */
  lose(): void {
    this.#position = -1n;
    this.#caughtUpAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether it has everything up to a position, and is at most this many milliseconds behind. */
  isUsable(now: number, required: bigint, maxStaleness: number): boolean {
    return this.#position >= required && now - this.#caughtUpAt <= maxStaleness;
  }
}
