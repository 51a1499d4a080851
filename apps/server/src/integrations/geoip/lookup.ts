import { z } from 'zod';
import { fetchJson } from '../fetch-json.ts';
import type { GeoIpPort } from './geoip-port.ts';

const code = z
  .string()
  .regex(/^[a-z]{2}$/i)
  .transform((value) => value.toUpperCase());
/** The field names that lookup services use for the country. */
const answer = z.union([
  z.object({ country_code: code }).transform((found) => found.country_code),
  z.object({ countryCode: code }).transform((found) => found.countryCode),
  z.object({ country: code }).transform((found) => found.country),
]);

const MAX_CACHED = 10_000;

/** Any service that returns JSON with a country code; `{ip}` in its URL is replaced by the visitor's address. */
export function lookup(url: string): GeoIpPort {
  const known = new Map<string, string>();
  return {
    name: 'lookup',
    countryOf: async (ip) => {
      const cached = known.get(ip);
      if (cached) return cached;
      const country = await fetchJson(url.replaceAll('{ip}', encodeURIComponent(ip)), answer, { timeoutMs: 1_500 });
      if (known.size >= MAX_CACHED) known.delete(known.keys().next().value as string);
      known.set(ip, country);
      return country;
    },
  };
}
