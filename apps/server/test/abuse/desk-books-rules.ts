import { type AccessRule, inShop } from './rules.ts';

const june = () => ({ from: '2026-06-01', to: '2026-06-30' });

/** The books: payments, VAT, the drawer, exports and reports. */
export const deskBooksRules: Record<string, AccessRule> = {
  desk_payments: inShop(june),
  desk_payment: inShop(() => ({ id: 1 })),
};
