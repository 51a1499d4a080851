import type { Services } from '../../platform/services.ts';

/** The country of the marketplace, where a visitor's is not known. */
export const DEFAULT_COUNTRY = 'IE';

/** A page does not wait longer for a lookup; the next one finds its result cached. */
const WAIT_MS = 150;

/** The country of a visitor's address, for the order of results: the default where the lookup is slow or fails. */
export async function visitorCountry({ geoip, log }: Pick<Services, 'geoip' | 'log'>, ip: string): Promise<string> {
  if (geoip.name === 'none') return DEFAULT_COUNTRY;
  const found = geoip.countryOf(ip).catch((error: unknown) => {
    log.warn({ err: error }, 'country lookup');
    return null;
  });
  const waited = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null).unref());
  return (await Promise.race([found, waited])) ?? DEFAULT_COUNTRY;
}
