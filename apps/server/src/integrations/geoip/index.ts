import type { Config } from '../../platform/config/config.ts';
import type { GeoIpPort } from './geoip-port.ts';
import { lookup } from './lookup.ts';

const unasked: GeoIpPort = { name: 'none', countryOf: async () => null };

export function chooseGeoIp({ countryLookupUrl }: Config): GeoIpPort {
  return countryLookupUrl === null ? unasked : lookup(countryLookupUrl);
}

export type { GeoIpPort } from './geoip-port.ts';
export { DEFAULT_COUNTRY, visitorCountry } from './visitor-country.ts';
