/** How the demo describes what a shop sells: euro amounts, minutes, and words for guests to read. */
export interface ServiceSketch {
  name: string;
  text: string;
  minutes: number;
  euro: number;
  /** The price while it is on sale. */
  sale?: number;
  /** Percent asked up front instead of the shop's own. */
  deposit?: number;
  /** Further prices of the same service. */
  also?: { label: string; minutes: number; euro: number }[];
}

export interface CategorySketch {
  name: string;
  /** Chairs at which it is done, counted from 0; at all of them when absent. */
  chairs?: number[];
  services: ServiceSketch[];
}

export interface GroupSketch {
  category: string;
  name: string;
  text: string;
  minutes: number;
  euro: number;
  sale?: number;
  seats: number;
  kind: 'class' | 'weekly' | 'course';
  /** Dates of a course, or weeks that a weekly class is planned ahead. */
  dates: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes after midnight on the shop's wall. */
  at: number;
}

export interface VoucherSketch {
  name: string;
  title: string;
  note: string;
  color: string;
  euro: number;
  worth?: number;
  /** How many are sold at most. */
  limit?: number;
  /** How many have been sold; the loader decides when absent. */
  sold?: number;
  /** The category it is good for; for everything when absent. */
  only?: string;
}

export interface Catalogue {
  categories: CategorySketch[];
  groups: GroupSketch[];
  vouchers: VoucherSketch[];
}
