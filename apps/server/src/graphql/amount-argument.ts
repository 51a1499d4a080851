import { fromMajor } from '@thyme/domain/money';
import { z } from 'zod';

const HIGHEST_AMOUNT = 100_000;
/** An amount in major units with at most two decimals. */
export const amountArgument = z
  .number()
  .min(0, 'Please enter an amount.')
  .max(HIGHEST_AMOUNT, `Please enter at most ${HIGHEST_AMOUNT}.`)
  .refine((major) => fromMajor(major).ok, 'Please use at most two decimals.');

/** Minor units of an amount that `amountArgument` has validated. */
export const minorOf = (major: number) => {
  const amount = fromMajor(major);
  if (!amount.ok) throw new Error('The amount was not validated.');
  return amount.value;
};
