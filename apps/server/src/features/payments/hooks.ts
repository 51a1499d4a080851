import { defineHook } from '../../platform/hooks.ts';
import type { SaleKey } from '../sales/index.ts';

/** The plan of a business has ended: guests no longer see its page. */
export const planEnded = defineHook<{ businessId: number }>('plan ended');

/** An order whose card may be charged again was paid with this saved card. */
export const cardAgreed = defineHook<SaleKey & { savedCardId: number }>('card agreed');
