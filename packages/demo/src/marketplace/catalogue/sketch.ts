/** How the demo describes what a shop sells: euro amounts, minutes, and texts for guests. */
export interface ServiceSketch {
  name: string;
  text: string;
  minutes: number;
  euro: number;
  /** The special price. */
  sale?: number;
  /** Deposit percent that replaces the shop's own. */
  deposit?: number;
  /** Taken with another service: not counted for the shop's 'from' price. */
  addOn?: true;
  /** More price options of the same service. */
  also?: { label: string; minutes: number; euro: number }[];
  /** Steps of a service that is hands-free at times; they sum to its minutes. */
  steps?: { name: string; minutes: number; isHandsFree: boolean }[];
  /** Rooms and machines by name, for some of its minutes. */
  needs?: { of: string; from?: number; to?: number }[];
  /** Prices and durations of single chairs, counted from 0. */
  own?: { chair: number; euro?: number; minutes?: number }[];
}

export interface CategorySketch {
  name: string;
  /** Chairs that offer it, counted from 0; all of them when absent. */
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
  /** Whether guests can come to a weekly class once. */
  singleVisits?: boolean;
  /** Number of dates of a course, or of weeks that a weekly class is scheduled ahead. */
  dates: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes after midnight, local time. */
  at: number;
}

export interface VoucherSketch {
  name: string;
  title: string;
  note: string;
  color: string;
  euro: number;
  worth?: number;
  /** The range of amounts that guests choose from. */
  amounts?: { from: number; to: number };
  /** Maximum number sold. */
  limit?: number;
  /** Number already sold; the loader decides when absent. */
  sold?: number;
  /** The category it is valid for; everything when absent. */
  only?: string;
}

export interface ResourceSketch {
  name: string;
  kind: 'room' | 'equipment';
  capacity: number;
}

export interface Catalogue {
  resources?: ResourceSketch[];
  categories: CategorySketch[];
  groups: GroupSketch[];
  vouchers: VoucherSketch[];
}
