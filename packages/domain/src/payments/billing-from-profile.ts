import type { BillingFields } from './billing.ts';

/** The address of a profile. */
export type ProfileAddress = {
  readonly address: string;
  readonly suite: string;
  readonly postcode: string;
  readonly country: string;
};

/** The town and county that a postcode belongs to. */
export type PostTown = { readonly city: string; readonly region: string };

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * A billing address from a profile, whose address is one line. A part that names the town or county is not repeated in
 * the street.
 */
export function billingFromProfile(
  { address, suite, postcode, country }: ProfileAddress,
  town: PostTown | null,
): Omit<BillingFields, 'name' | 'email'> {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isTown = (part: string) =>
    town !== null &&
    [town.city, town.region, `Co ${town.region}`, `Co. ${town.region}`, `County ${town.region}`].some((name) =>
      same(part, name),
    );
  while (parts.length > 1 && isTown(parts.at(-1) ?? '')) parts.pop();
  return {
    countryCode: country || (town ? 'IE' : ''),
    region: town?.region ?? '',
    city: town?.city ?? '',
    streetLine1: parts.join(', '),
    streetLine2: suite,
    postcode,
  };
}
