import { defineHook } from '../../platform/hooks.ts';

/** A guest has proven that the address of the account is theirs. */
export const addressProven = defineHook<{ userId: number }>('address proven');
