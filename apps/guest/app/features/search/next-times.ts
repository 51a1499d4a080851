import { run } from '../../lib/graphql/client.ts';
import { type FreeTime, freeTimes } from './free-times.ts';
import { nextFreeTimes } from './operations.ts';

/** As many as fit beside each other on a small card. */
const ON_A_CARD = 2;

export interface NextTimes {
  /** What the times are for. */
  service: string;
  times: readonly FreeTime[];
}

/** The first free times of shops, as their cards say them. */
export async function readNextTimes(
  shops: readonly { id: number; zone: string }[],
): Promise<ReadonlyMap<number, NextTimes>> {
  const { next_free_times: found } = await run(nextFreeTimes, { ids: shops.map(({ id }) => id) });
  const now = Math.floor(Date.now() / 1000);
  const zones = new Map(shops.map(({ id, zone }) => [id, zone]));
  return new Map(
    found.map(({ business_id: id, service_name: service, times }) => [
      id,
      { service, times: freeTimes(times.slice(0, ON_A_CARD), zones.get(id) ?? 'Europe/Dublin', now) },
    ]),
  );
}
