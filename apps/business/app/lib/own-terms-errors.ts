import { parseMajor } from '@thyme/domain/money';

/** What a form holds for one person's price and duration; empty means the service's own. */
export interface OwnFields {
  price: string;
  duration: string;
}

export const isServiceMinutes = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= 5 && Number(text) <= 720;

/** Messages for what cannot be stored. */
export function ownTermsErrors({ price, duration }: OwnFields): { price?: string; duration?: string } {
  return {
    ...(price.trim() !== '' && !parseMajor(price).ok && { price: 'Please enter an amount such as 38 or 0.' }),
    ...(duration.trim() !== '' &&
      !isServiceMinutes(duration) && { duration: 'Please enter between 5 and 720 minutes.' }),
  };
}
