import type { Quality } from './types.ts';

/** Totals since the call began. */
export interface Counts {
  received: number;
  lost: number;
}

export interface Measured extends Counts {
  /** Round-trip time in seconds; null while unknown. */
  roundTrip: number | null;
}

/** Rates the connection: poor above 400 ms or 5 % loss, fair above 200 ms or 2 %. */
export function rate(before: Counts, now: Measured): Quality {
  const received = now.received - before.received;
  const lost = Math.max(0, now.lost - before.lost);
  const share = received + lost > 0 ? lost / (received + lost) : 0;
  const delay = now.roundTrip ?? 0;
  if (share > 0.05 || delay > 0.4) return 'poor';
  return share > 0.02 || delay > 0.2 ? 'fair' : 'good';
}

/** Summarizes a browser's connection statistics. */
export function measure(report: Iterable<Record<string, unknown>>): Measured {
  let received = 0;
  let lost = 0;
  let roundTrip: number | null = null;
  for (const entry of report) {
    if (entry.type === 'inbound-rtp') {
      received += Number(entry.packetsReceived ?? 0);
      lost += Number(entry.packetsLost ?? 0);
    } else if (
      entry.type === 'candidate-pair' &&
      entry.nominated === true &&
      entry.currentRoundTripTime !== undefined
    ) {
      roundTrip = Number(entry.currentRoundTripTime);
    }
  }
  return { received, lost, roundTrip };
}
