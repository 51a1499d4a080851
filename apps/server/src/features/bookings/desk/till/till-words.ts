import type { Currency, Minor } from '@thyme/domain/money';
import { deskVoucherMessage } from '@thyme/domain/vouchers';
import type { RefundAtTillRefusal, TakeRefusal, UndoRefusal } from '../../../payments/index.ts';

type Money = (amount: Minor) => string;

export const NOTHING_DUE = 'Nothing is left to pay for this appointment.';

/** The message for a refused payment. */
export function refusalWords(refusal: TakeRefusal, money: Money, currency: Currency): string {
  switch (refusal.code) {
    case 'bad-amount':
      return 'Please check the amounts.';
    case 'nothing-to-take':
      return NOTHING_DUE;
    case 'discount-over-price':
      return `The discount can’t be more than the ${money(refusal.most)} still to pay.`;
    case 'not-covered':
      return `${money(refusal.left)} is still missing.`;
    case 'too-much':
      return `That’s ${money(refusal.over)} more than the bill.`;
    case 'given-too-little':
      return `The cash given is ${money(refusal.missing)} short.`;
    case 'voucher-pays-tip':
      return `A voucher can’t pay for a tip. It can pay ${money(refusal.most)} of this bill.`;
    case 'total-differs':
      return `The bill has changed: ${money(refusal.expected)} is due now. Please check it again.`;
    case 'product-gone':
      return 'One of these products is no longer sold. Please take it off the bill.';
    case 'stock-short':
      return shortWords(refusal.short);
    default:
      return deskVoucherMessage(refusal, currency);
  }
}

/** 'There’s only 1 Argan oil left.' */
function shortWords(short: readonly { name: string; stock: number }[]): string {
  const words = short.map(({ name, stock }) =>
    stock === 0 ? `There’s no ${name} left.` : `There’s only ${stock} ${name} left.`,
  );
  return `${words.join(' ')} You can still sell it.`;
}

export function undoRefusalWords({ code }: UndoRefusal): string {
  switch (code) {
    case 'no-checkout':
      return 'There’s no payment to undo.';
    case 'another-day':
      return 'A payment can be undone on its own day only. You can refund it instead.';
    case 'day-closed':
      return 'The day is closed, so this payment can’t be undone. You can refund it instead.';
    case 'refunded-since':
      return 'Some of this has been refunded already, so it can’t be undone.';
  }
}

export function refundRefusalWords(refusal: RefundAtTillRefusal, money: Money): string {
  switch (refusal.code) {
    case 'bad-amount':
      return 'Please enter an amount to refund.';
    case 'nothing-paid':
      return 'Nothing was paid for this appointment.';
    case 'no-line':
      return 'This bill has changed in the meantime. Please check it again.';
    case 'more-than-paid':
      return `That’s more than was paid. You can refund up to ${money(refusal.most)}.`;
    case 'not-that-way':
      return refusal.most > 0
        ? `Only ${money(refusal.most)} can go back that way.`
        : 'Nothing was paid that way. Please choose another.';
    case 'total-differs':
      return `This comes to ${money(refusal.expected)} now. Please check it again.`;
  }
}
