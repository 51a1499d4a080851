import type { Services } from '../../platform/services.ts';

/** The marketplace's country, if a visitor's is unknown. */
export const DEFAULT_COUNTRY = 'IE';

/** A page waits no longer for a lookup; the next one finds its result cached. */
const WAIT_MS = 150;

/** The country of a visitor's address, for the order of results: the default if the lookup is slow or fails. */
export async function visitorCountry({ geoip, log }: Pick<Services, 'geoip' | 'log'>, ip: string): Promise<string> {
  if (geoip.name === 'none') return DEFAULT_COUNTRY;
  const found = geoip.countryOf(ip).catch((error: unknown) => {
    log.warn({ err: error }, 'country lookup');
    return null;
  });
  const waited = new Promise<null>((resolve) => setTimeout(resolve, WAIT_MS, null).unref());
  return (await Promise.race([found, waited])) ?? DEFAULT_COUNTRY;
}
