import type pg from 'pg';
import type { BenchGuest } from '../../bench/src/bookings/shops.ts';
import { count, type Finding, none } from './fault.ts';
import type { Stock } from './stage.ts';
import { book, cancel, randomTime, type Told, type Wish } from './visits.ts';

export interface Acknowledged {
  key: string;
  appointmentId: number;
  guest: BenchGuest;
  /** Null: asked for and never answered. */
  isCancelled: boolean | null;
}

export interface Storm {
  /** Lets everybody finish what they began, then ends. */
  end(): Promise<void>;
  told: Acknowledged[];
  refused: string[];
  counts: { unpaid: number; unknown: number; noAnswer: number };
  reasons: Map<string, number>;
}

export interface StormOptions {
  /** Where to ask; may change while it blows. */
  address(): string;
  stock: Stock;
  clients: number;
  name: string;
  firstDay?: number;
}

/** What guests were told, kept as it comes in. */
function openBook() {
  const told: Acknowledged[] = [];
  const refused: string[] = [];
  const counts = { unpaid: 0, unknown: 0, noAnswer: 0 };
  const reasons = new Map<string, number>();
  return {
    told,
    refused,
    counts,
    reasons,
    onNoAnswer: (reason: string) => {
      counts.noAnswer += 1;
      const kind = reason.slice(0, 60);
      reasons.set(kind, (reasons.get(kind) ?? 0) + 1);
    },
    note: (wish: Wish, outcome: Told): Acknowledged | null => {
      if (outcome.outcome === 'booked') {
        const known = { key: wish.key, appointmentId: outcome.appointmentId, guest: wish.guest, isCancelled: false };
        told.push(known);
        return known;
      }
      if (outcome.outcome === 'refused') refused.push(wish.key);
      else counts[outcome.outcome] += 1;
      return null;
    },
  };
}

/** Guests who book, pay and sometimes cancel, without a pause, each asking again until there is an answer. */
export function startStorm({ stock, clients, name, address, firstDay }: StormOptions): Storm {
  const { onNoAnswer, note, ...heard } = openBook();
  let blows = true;
  let number = 0;
  const trying = { goOn: () => true, onNoAnswer };
  const next = (): Wish => {
    number += 1;
    const shop = stock.shops[number % stock.shops.length];
    const guest = stock.guests[Math.floor(Math.random() * stock.guests.length)];
    if (!shop || !guest) throw new Error('There is nobody here.');
    return { shop, guest, key: `${name}-${number}`, time: randomTime(firstDay), isPaid: shop.id % 2 === 0 };
  };
  const client = async () => {
    while (blows) {
      const wish = next();
      const [byCard, changesMind] = [number % 3 === 0, number % 7 === 0];
      const known = note(wish, await book(address(), wish, trying, byCard ? 'card' : 'wallet'));
      if (!known || !changesMind) continue;
      known.isCancelled = null;
      known.isCancelled = await cancel(address(), wish.guest, known.appointmentId, trying);
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  // Whoever ends the storm hears of a mistake in it; until then it must not end the program.
  running.catch(() => undefined);
  return {
    ...heard,
    end: async () => {
      blows = false;
      await running;
    },
  };
}

/** What guests were told against what is stored. */
export async function compare(pool: pg.Pool, storm: Storm): Promise<Finding[]> {
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
  const refusedYetFirm = storm.refused.filter((key) => stored.get(key)?.some(({ status }) => firm(status))).length;
  return [
    count('bookings acknowledged', storm.told.length),
    count('of these cancelled again', storm.told.filter(({ isCancelled }) => isCancelled === true).length),
    count('refused (the time was gone)', storm.refused.length),
    count('requests without an answer, asked again', storm.counts.noAnswer),
    none('acknowledged and not stored as told', storm.told.filter(isLost).length),
    none('refused and stored all the same', refusedYetFirm),
    none('booked twice under one key', twice),
  ];
}
