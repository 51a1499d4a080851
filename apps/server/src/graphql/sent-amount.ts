import { fromMajor, type Minor } from '@thyme/domain/money';
import { invalidInput } from './errors.ts';

/** An amount sent by a client, to be compared or used; an invalid one is refused with the field's name. */
export function amountOf(field: string, major: number | null | undefined): Minor | null {
  if (major === null || major === undefined) return null;
  const amount = fromMajor(major);
  if (!amount.ok) throw invalidInput({ [field]: ['Please send an amount of money.'] });
  return amount.value;
}
