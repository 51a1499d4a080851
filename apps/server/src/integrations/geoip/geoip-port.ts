/** Finds the country of an IP address. Null without a configured lookup. Throws when the lookup fails. */
export interface GeoIpPort {
  readonly name: string;
  countryOf(ip: string): Promise<string | null>;
}
