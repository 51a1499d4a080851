import type { WallSeconds } from '@thyme/domain/time';
import { NextFreeTimesDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { type FreeTime, freeTimes, type ShopTimes } from './free-times.ts';

/** As many as fit beside each other on a small card. */
const ON_A_CARD = 2;

export interface NextTimes {
  /** What the times are for. */
  service: string;
  times: readonly FreeTime[];
}

export type TimesById = ReadonlyMap<number, NextTimes>;

export interface ShopOnCard {
  id: number;
  /** The shop's offset to UTC in seconds. */
  offset: number;
}

/** The free times of shops as small cards show them. */
export function nextTimesOf(shops: readonly ShopOnCard[], found: readonly ShopTimes[], now: number): TimesById {
  const walls = new Map(shops.map(({ id, offset }) => [id, (now + offset) as WallSeconds]));
  return new Map(
    found.flatMap(({ business_id: id, service_name: service, times }) => {
      const wall = walls.get(id);
      return wall ? [[id, { service, times: freeTimes(times.slice(0, ON_A_CARD), wall) }] as const] : [];
    }),
  );
}

/** Fetches the next free times of shops. */
export async function readNextTimes(shops: readonly ShopOnCard[]): Promise<TimesById> {
  const { next_free_times: found } = await run(NextFreeTimesDocument, { ids: shops.map(({ id }) => id) });
  return nextTimesOf(shops, found, Math.floor(Date.now() / 1000));
}
