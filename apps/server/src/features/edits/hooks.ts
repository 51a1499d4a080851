import { defineHook } from '../../platform/hooks.ts';

/** What guests can see of a business may have changed. `changeShop` calls it for every edit; writers outside `changeShop` call it themselves. */
export const businessChanged = defineHook<{ businessId: number }>('business changed');
