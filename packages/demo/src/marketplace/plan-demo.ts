import type { Instant } from '@thyme/domain/time';
import { numberPapers } from './books/number-papers.ts';
import { payOut } from './books/pay-out.ts';
import { fillDiary } from './diary/fill-diary.ts';
import { giveVouchers } from './diary/give-vouchers.ts';
import { seatGuests } from './diary/seat-guests.ts';
import { writeReviews } from './diary/write-reviews.ts';
import { openShop } from './opening/open-shop.ts';
import { addTrades } from './opening/pictures.ts';
import { addGuests } from './people/add-guests.ts';
import { DemoRows } from './rows/demo-rows.ts';
import type { NumberedTable } from './rows/tables.ts';
import { shopSketches } from './shops/index.ts';
import { alternateWeeks } from './stories/alternate-weeks.ts';
import { askBefore } from './stories/ask-before.ts';
import { actAtDesk } from './stories/at-the-desk.ts';
import { writeCampaigns } from './stories/campaigns.ts';
import { writeMessages } from './stories/conversations.ts';
import { waitForGaps } from './stories/gaps.ts';
import { addGoodsAndFees } from './stories/goods-and-fees.ts';
import { addStories } from './stories/index.ts';
import { addMembers } from './stories/members.ts';
import { notifyOwners } from './stories/owner-notifications.ts';
import { askWhoComes } from './stories/reminders.ts';
import type { World } from './world.ts';

export interface DemoPlan {
  now: Instant;
  /** The first free id of each table. */
  first?: Partial<Record<NumberedTable, number>>;
  /** Creates an unguessable name. */
  secret: () => string;
}

/** Plans the whole demo marketplace in memory. The same moment gives the same marketplace. */
export function planDemo({ now, first, secret }: DemoPlan): World {
  const rows = new DemoRows(first);
  addTrades(rows);
  const turns = new Map<string, number>();
  const shops = shopSketches.map((sketch, position) => {
    const turn = turns.get(sketch.trade) ?? 0;
    turns.set(sketch.trade, turn + 1);
    return openShop(rows, sketch, position, turn, now);
  });
  const world: World = { now, rows, shops, ...addGuests(rows, now), guestStatusRows: new Map(), secret };
  addStories(world);
  // The other guests fill the remaining times.
  for (const shop of shops) {
    seatGuests(world, shop);
    giveVouchers(world, shop);
    fillDiary(world, shop);
  }
  addMembers(world);
  waitForGaps(world);
  writeReviews(world);
  askBefore(world);
  actAtDesk(world);
  writeCampaigns(world);
  writeMessages(world);
  askWhoComes(world);
  notifyOwners(world);
  alternateWeeks(world);
  addGoodsAndFees(world);
  rows.inOrderOfTime();
  numberPapers(world);
  payOut(world);
  return world;
}
