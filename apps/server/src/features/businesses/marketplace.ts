import type { Services } from '../../platform/services.ts';
import { averageClosing, countChairs, listPlaces } from './marketplace-store.ts';

/** Limited to Ireland, so that a shop abroad does not count. */
const HOME_COUNTRY = 'IE';

export interface Marketplace {
  businesses: number;
  southernmost: string;
  northernmost: string;
  chairsOfOne: number;
  /** Minutes of the shops' own day; null when no shop has hours. */
  closing: number | null;
}

/** Figures about the published shops. */
export async function measureMarketplace({ db }: Services): Promise<Marketplace> {
  const [places, total, closing] = await Promise.all([listPlaces(db), countChairs(db), averageClosing(db)]);
  const home = places.filter(({ country }) => country === HOME_COUNTRY);
  return {
    businesses: places.length,
    southernmost: home[0]?.area ?? '',
    northernmost: home.at(-1)?.area ?? '',
    chairsOfOne: places.length === 0 ? 0 : Math.round((total / places.length) * 10) / 10,
    closing,
  };
}
