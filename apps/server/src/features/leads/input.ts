import { z } from 'zod';

/** The same words as the form: what a client forgot to check is refused with what the client would have said. */
const requiredText = (message: string, max: number) =>
  z.string().trim().min(1, message).max(max, `Please use at most ${max} characters.`);

export const nameArgument = requiredText('Please enter your name!', 120);
export const emailArgument = z
  .string()
  .trim()
  .max(254, 'Please enter your email address!')
  .pipe(z.email('Please enter your email address!'));
export const phoneArgument = requiredText('Please enter your mobile number!', 40);
export const textArgument = z.string().max(4_000, 'Please use at most 4,000 characters.').nullish();
export const typeArgument = z.string().trim().min(1).max(80);
/** Codes come from addresses that anybody can type: a strange one is as good as none. */
export const referralArgument = z.string().max(200).nullish();

const referralCode = /^[\w-]{1,64}$/;

export function referralOf(given: string | null | undefined): string | null {
  return given && referralCode.test(given) ? given : null;
}
