import type { WallSeconds } from '@thyme/domain/time';
import { useNow } from '@thyme/site/use-now.ts';

/** The instant of rendering, and the shop's offset to UTC. */
export interface ShopClock {
  rendered: number;
  offset: number;
}

/**
 * The shop's wall clock. The server knows time zones; adding its offset spares browsers that work, and a page does not
 * stay open from one clock change to the next. Only the parts that show the time call this, as it ticks.
 */
export function useShopWall({ rendered, offset }: ShopClock): WallSeconds {
  return useNow(rendered) + offset;
}
