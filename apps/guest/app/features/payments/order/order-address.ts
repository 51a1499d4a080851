/** What a card page's URL says. The amount is only shown until the order itself is loaded. */
export interface OrderAddress {
  publicId: string;
  amount: number;
  /** The sale, or the subscription. */
  forId: number;
  orderId: number;
}

const number = (text: string | undefined, shape: RegExp): number =>
  text && shape.test(text) ? Number(text) : Number.NaN;

/** Null for a URL that cannot be an order's. */
export function orderAddress(params: {
  publicId?: string;
  amount?: string;
  forId?: string;
  orderId?: string;
}): OrderAddress | null {
  const amount = number(params.amount, /^\d{1,8}(\.\d{1,2})?$/);
  const forId = number(params.forId, /^[1-9]\d{0,8}$/);
  const orderId = number(params.orderId, /^[1-9]\d{0,8}$/);
  if (!params.publicId || Number.isNaN(amount + forId + orderId) || amount === 0) return null;
  return { publicId: params.publicId, amount, forId, orderId };
}
