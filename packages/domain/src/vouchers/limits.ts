import { EMAIL_MAX } from '../accounts/index.ts';

/** Longest texts of a voucher, in characters, for its forms, the API and the table. */
export const voucherLimits = {
  name: 80,
  /** In a few words. */
  title: 120,
  /** Conditions and other text on the voucher. */
  note: 600,
  code: 60,
  /** The person whom a voucher is for. */
  owner: 120,
  ownerEmail: EMAIL_MAX,
} as const;
