import type { WallSeconds } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';

/** The moment of rendering, and what has to be added to a moment to read it off the shop's wall. */
export interface ShopClock {
  rendered: number;
  offset: number;
}

/**
 * The shop's wall clock. The server knows time zones; adding its offset spares browsers that work, and a page is not
 * kept open from one clock change to the next. Only the parts that show the time call this, as it ticks.
 */
export function useShopWall({ rendered, offset }: ShopClock): WallSeconds {
  return useNow(rendered) + offset;
}
