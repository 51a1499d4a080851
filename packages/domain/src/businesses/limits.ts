import { EMAIL_MAX } from '../accounts/index.ts';

/** Longest texts about a business, in characters, for its forms, the API and the table. */
export const businessLimits = {
  name: 120,
  trade: 60,
  /** In one sentence. */
  description: 200,
  about: 5_000,
  location: 240,
  area: 80,
  eirCode: 12,
  zone: 60,
  phone: 30,
  email: EMAIL_MAX,
  /** A website or a page at a social network. */
  link: 300,
  vatNumber: 30,
  iban: 50,
  accountHolder: 120,
} as const;
