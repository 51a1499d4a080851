import { PHONE_MESSAGE } from '@thyme/domain/accounts';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { useEffect, useState } from 'react';
import { keys, read as readStored } from '../../../lib/session/storage.ts';
import { HOME_COUNTRY, internationalNumber } from './phone.ts';

/** Shown at its field like a refusal of the server, without a request. */
export const unreadableMobile = new GraphQLFailure([
  { message: PHONE_MESSAGE, extensions: { validation: { mobile: [PHONE_MESSAGE] } } },
]);

/** The visitor's country, where it is known. */
function ownCountry(): string {
  const stored = readStored(keys.country);
  return stored && /^[A-Z]{2}$/.test(stored) ? stored : HOME_COUNTRY;
}

/** The country of a mobile number, and what was typed in its international form. */
export function useMobile() {
  const [country, setCountry] = useState(HOME_COUNTRY);
  // After the first render, which has to match the server's.
  useEffect(() => setCountry(ownCountry()), []);
  return {
    country,
    setCountry,
    /** Null for an empty field; throws `unreadableMobile` for an invalid number. */
    async read(typed: string): Promise<string | null> {
      if (typed.trim() === '') return null;
      const number = await internationalNumber(typed, country);
      if (number === null) throw unreadableMobile;
      return number;
    },
  };
}

export type Mobile = ReturnType<typeof useMobile>;
