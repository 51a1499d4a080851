import { defineHook } from '../../platform/hooks.ts';
import type { SaleKey } from '../sales/index.ts';

/** The plan of a business has ended: its page is hidden from guests. */
export const planEnded = defineHook<{ businessId: number }>('plan ended');

/** A recurring order was paid with this saved card. */
export const cardAgreed = defineHook<SaleKey & { savedCardId: number }>('card agreed');
