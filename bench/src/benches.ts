import { availabilityMonth } from './availability-month.ts';
import { bookingRush } from './bookings/rush.ts';
import { bookingWrites } from './bookings/writes.ts';
import { bookReports } from './books/reports.ts';
import { deskCalendar } from './browser/desk-calendar.ts';
import { interaction } from './browser/interaction.ts';
import { lighthouseScores } from './browser/lighthouse.ts';
import { pureRules } from './domain/pure-rules.ts';
import { growth } from './growth/growth.ts';
import { idleSockets } from './idle-sockets.ts';
import { imports } from './imports.ts';
import { javascriptWeight } from './javascript-weight.ts';
import { mixedDay } from './load/mixed-day.ts';
import type { Bench } from './measuring/figure.ts';
import { paidBookings } from './payments/paid-bookings.ts';
import { renderedPages } from './rendered-pages.ts';
import { searchRelevance } from './search/relevance.ts';
import { searchSpeed } from './search/speed.ts';
import { openSockets } from './sockets.ts';
import { startTime } from './start-time.ts';

/** Every benchmark, cheap ones first. */
export const benches: readonly Bench[] = [
  pureRules,
  javascriptWeight,
  startTime,
  renderedPages,
  searchRelevance,
  bookingWrites,
  bookingRush,
  paidBookings,
  openSockets,
  interaction,
  deskCalendar,
  lighthouseScores,
  availabilityMonth,
  bookReports,
  searchSpeed,
  mixedDay,
  imports,
  growth,
  idleSockets,
];
