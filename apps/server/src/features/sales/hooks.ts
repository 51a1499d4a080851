import { defineHook } from '../../platform/hooks.ts';
import type { SaleKey } from './sale-key.ts';

/** A sale was paid, or needs no payment: its appointments are booked. */
export const saleConfirmed = defineHook<SaleKey & { appointmentIds: readonly number[] }>('sale confirmed');

/** Something other than appointments was bought and is paid for: vouchers, packages, a period of a membership. */
export const purchasePaid = defineHook<SaleKey>('purchase paid');

/** A sale ended without its payment: its times, seats and vouchers are free again. */
export const saleReleased = defineHook<SaleKey & { appointmentIds: readonly number[] }>('sale released');
