import type { Minor } from '@thyme/domain/money';

/** What a voucher or a package would pay of a cart. */
export interface VoucherCheckAnswer {
  status: 0 | 1;
  message: string;
  value: Minor;
  /** For a package: the part of the value that is due now, and how many sessions it takes. */
  valueNow: Minor;
  sessions: number;
}
