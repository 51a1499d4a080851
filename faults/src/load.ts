import type pg from 'pg';
import type { BenchGuest } from '../../bench/src/bookings/shops.ts';
import { count, type Finding, none } from './fault.ts';
import type { Seed } from './fixture.ts';
import { type BookingOutcome, type BookingRequest, book, cancel, randomTime } from './guest-requests.ts';

export interface Acknowledged {
  key: string;
  appointmentId: number;
  guest: BenchGuest;
  /** Null: requested without a response. */
  isCancelled: boolean | null;
}

export interface Load {
  /** Waits for running requests, then stops. */
  end(): Promise<void>;
  acknowledged: Acknowledged[];
  refused: string[];
  counts: { unpaid: number; unknown: number; noResponse: number };
  reasons: Map<string, number>;
}

export interface LoadOptions {
  /** The server's address; may change during the run. */
  address(): string;
  seed: Seed;
  clients: number;
  name: string;
  firstDay?: number;
}

/** Records the server's responses. */
function createRecord() {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  const counts = { unpaid: 0, unknown: 0, noResponse: 0 };
  const reasons = new Map<string, number>();
  return {
    acknowledged,
    refused,
    counts,
    reasons,
    onNoResponse: (reason: string) => {
      counts.noResponse += 1;
      const kind = reason.slice(0, 60);
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    },
    note: (booking: BookingRequest, outcome: BookingOutcome): Acknowledged | null => {
      if (outcome.outcome === 'booked') {
        const known = {
          key: booking.key,
          appointmentId: outcome.appointmentId,
          guest: booking.guest,
          isCancelled: false,
        };
        acknowledged.push(known);
        return known;
      }
      if (outcome.outcome === 'refused') refused.push(booking.key);
      else counts[outcome.outcome] += 1;
      return null;
    },
  };
}

/** Guests who book, pay and sometimes cancel without a pause, each retrying until there is a response. */
export function startLoad({ seed, clients, name, address, firstDay }: LoadOptions): Load {
  const { onNoResponse, note, ...record } = createRecord();
  let isRunning = true;
  let number = 0;
  const retrying = { goOn: () => true, onNoResponse };
  const next = (): BookingRequest => {
    number += 1;
    const shop = seed.shops[number % seed.shops.length];
    const guest = seed.guests[Math.floor(Math.random() * seed.guests.length)];
    if (!shop || !guest) throw new Error('There are no shops or no guests.');
    return { shop, guest, key: `${name}-${number}`, time: randomTime(firstDay), isPaid: shop.id % 2 === 0 };
  };
  const client = async () => {
    while (isRunning) {
      const booking = next();
      const [byCard, changesMind] = [number % 3 === 0, number % 7 === 0];
      const known = note(booking, await book(address(), booking, retrying, byCard ? 'card' : 'wallet'));
      if (!known || !changesMind) continue;
      known.isCancelled = null;
      known.isCancelled = await cancel(address(), booking.guest, known.appointmentId, retrying);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  // `end` reports an error; until then it must not end the process.
  running.catch(() => undefined);
  return {
    ...record,
    end: async () => {
      isRunning = false;
      await running;
    },
  };
}

/** Compares the server's responses with the stored rows. */
export async function compare(pool: pg.Pool, load: Load): Promise<Finding[]> {
  const { rows } = await pool.query<{ note: string; id: number; status: string; paid: boolean }>(
    `select a.note, a.id, a.status, s.status = 'confirmed' and s.paid_amount >= least(s.payable_now, s.claimed_amount) as paid
     from appointments a join sales s on s.business_id = a.business_id and s.id = a.sale_id where a.note <> ''`,
  );
  const stored = Map.groupBy(rows, ({ note }) => note);
  const firm = (status: string) => ['New', 'Accept'].includes(status);
  const isLost = ({ key, appointmentId, isCancelled }: Acknowledged) => {
    const row = stored.get(key)?.find(({ id }) => id === appointmentId);
    if (!row?.paid) return true;
    return isCancelled === null ? false : isCancelled ? row.status !== 'Cancelled' : !firm(row.status);
  };
  const twice = [...stored.values()].filter((same) => same.filter(({ status }) => firm(status)).length > 1).length;
  const refusedYetFirm = load.refused.filter((key) => stored.get(key)?.some(({ status }) => firm(status))).length;
  return [
    count('bookings acknowledged', load.acknowledged.length),
    count('of these cancelled', load.acknowledged.filter(({ isCancelled }) => isCancelled === true).length),
    count('refused (the time was taken)', load.refused.length),
    count('requests without a response, retried', load.counts.noResponse),
    none('acknowledged but not stored so', load.acknowledged.filter(isLost).length),
    none('refused but stored', refusedYetFirm),
    none('booked twice under one key', twice),
  ];
}
