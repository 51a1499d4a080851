/** Tells the country an address is in. Null when nothing is configured to ask. Throws when the lookup fails. */
export interface GeoIpPort {
  readonly name: string;
  countryOf(ip: string): Promise<string | null>;
}
