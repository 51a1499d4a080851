/** The payment of a walk-in, who pays at the till. */
export const NOTHING_PAID = {
  vouchers: [],
  totalAmount: null,
  upfrontAmount: null,
  discount: null,
  videoDatetime: null,
  redeem: [],
  method: null,
  methodAmount: null,
  walletToken: null,
  savedCardId: null,
  note: '',
};
