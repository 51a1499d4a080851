import type { EditPriceRefusal } from '@thyme/domain/bookings';
import { type Currency, formatMinor } from '@thyme/domain/money';
import type { LinesRefusal } from './wanted-lines.ts';

export function linesMessage({ code }: LinesRefusal): string {
  switch (code) {
    case 'no-lines':
      return 'An appointment needs at least one service. You can cancel it instead.';
    case 'no-line':
      return 'This part of the appointment is no longer there.';
    case 'no-service':
      return 'This service is no longer offered.';
    case 'no-chair':
      return 'This person no longer takes bookings. Please choose someone else.';
    case 'bad-length':
      return 'Please choose a length between 5 minutes and 12 hours.';
  }
}

export function priceMessage(refusal: EditPriceRefusal, currency: string): string {
  switch (refusal.code) {
    case 'no-lines':
      return 'An appointment needs at least one service. You can cancel it instead.';
    case 'bad-price':
      return 'Please check the prices.';
    case 'bad-discount':
      return 'Please check the discount.';
    case 'discount-over-price':
      return `The discount is more than the price of ${formatMinor(refusal.most, currency as Currency)}.`;
  }
}
