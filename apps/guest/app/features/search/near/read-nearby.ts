import { wallOf } from '@thyme/domain/time';
import { NearbyTimesDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { nextTimesOf } from '../times/next-times.ts';
import type { Nearby } from './nearby.ts';
import type { StoredPlace } from './stored-place.ts';

export async function readNearby({ lat, lng, name }: StoredPlace): Promise<Nearby> {
  const { business_search: found } = await run(NearbyTimesDocument, { lat, lng });
  const now = Math.floor(Date.now() / 1000);
  const shops = found.data.map((shop) => ({ ...shop, offset: wallOf(shop.zone, now) - now }));
  return { name, shops, times: nextTimesOf(shops, found.free_times, now) };
}
