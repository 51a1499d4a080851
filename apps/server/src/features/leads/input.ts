import { leadLimits } from '@thyme/domain/leads';
import { z } from 'zod';
import { textArgument, tooLong } from '../../graphql/text-arguments.ts';

/** The same messages as the form: a value that the client did not check is refused with the form's own message. */
const requiredText = (message: string, max: number) => z.string().trim().min(1, message).max(max, tooLong(max));

export const nameArgument = requiredText('Please enter your name!', leadLimits.name);
export const emailArgument = z
  .string()
  .trim()
  .max(leadLimits.email, 'Please enter your email address!')
  .pipe(z.email('Please enter your email address!'));
export const phoneArgument = requiredText('Please enter your mobile number!', leadLimits.phone);
export const descriptionArgument = textArgument(leadLimits.description);
export const typeArgument = z.string().trim().min(1).max(leadLimits.type);
/** Referral codes come from addresses that anyone can type: an unknown one is ignored. */
export const referralArgument = z.string().max(200).nullish();

const referralCode = /^[\w-]{1,64}$/;

export function referralOf(given: string | null | undefined): string | null {
  return given && referralCode.test(given) ? given : null;
}
