import type { InvoiceParty } from '@thyme/db/schema';
import { groupPhone } from '@thyme/domain/accounts';

/** '13.5%', '9%'. */
export const percentWords = (rate: number): string => `${rate}%`;

export function sellerLines({ address, vatNumber }: InvoiceParty): string[] {
  return [address, vatNumber ? `VAT ${vatNumber}` : 'Not registered for VAT'].filter((line) => line !== undefined);
}

export const buyerLines = ({ address }: InvoiceParty): string[] => (address ? address.split(', ') : []);

/** Numbers are stored compactly and displayed in groups. */
export function phoneWords(number: string | undefined): string | undefined {
  return number === undefined ? undefined : groupPhone(number);
}
