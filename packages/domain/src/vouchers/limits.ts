import { EMAIL_MAX } from '../accounts/index.ts';

/** Maximum text lengths of a voucher, in characters, for forms, API and table. */
export const voucherLimits = {
  name: 80,
  /** A short description. */
  title: 120,
  /** Conditions and other text on the voucher. */
  note: 600,
  code: 60,
  /** The recipient of the voucher. */
  owner: 120,
  ownerEmail: EMAIL_MAX,
  /** The giver's signature. */
  giver: 120,
  /** The giver's message to the recipient. */
  message: 200,
} as const;
