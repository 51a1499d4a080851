import { EMAIL_MAX } from '../accounts/index.ts';

/** Maximum text lengths of a business, in characters, for forms, API and table. */
export const businessLimits = {
  name: 120,
  trade: 60,
  /** A one-sentence summary. */
  description: 200,
  about: 5_000,
  location: 240,
  area: 80,
  eirCode: 12,
  zone: 60,
  phone: 30,
  email: EMAIL_MAX,
  /** A website or a social media page. */
  link: 300,
  vatNumber: 30,
} as const;
