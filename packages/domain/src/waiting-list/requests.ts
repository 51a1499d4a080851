import {
  type DateRange,
  dateAt,
  type Instant,
  isWithin,
  type LocalDate,
  monthRange,
  weekRange,
  type Zone,
} from '../time/index.ts';

export const DATE_SCOPES = ['this_date', 'this_week', 'this_month'] as const;
export type DateScope = (typeof DATE_SCOPES)[number];

export function isDateScope(text: string): text is DateScope {
  return (DATE_SCOPES as readonly string[]).includes(text);
}

/** The days a scope means for a chosen day; weeks run from Monday to Sunday. */
export function scopeRange(scope: DateScope, date: LocalDate): DateRange {
  switch (scope) {
    case 'this_date':
      return { from: date, to: date };
    case 'this_week':
      return weekRange(date);
    case 'this_month':
      return monthRange(date);
  }
}

export type WaitingRequest = {
  readonly id: number;
  readonly guestId: number;
  readonly date: LocalDate;
  readonly scope: DateScope;
  readonly minutes: number;
  /** Chairs that can serve it; any when left out. */
  readonly chairs?: readonly number[];
  readonly createdAt: Instant;
};

/** A stretch of a chair that became free. */
export type FreedTime = {
  readonly chair: number;
  readonly from: Instant;
  readonly to: Instant;
  /** Guests who are not asked about it: who gave it up, and who already let it pass. */
  readonly passedBy?: readonly number[];
};

/** Whether a freed time is of use to a waiting guest: on a day they asked for, long enough, in a chair that serves it. */
export function fitsRequest(request: WaitingRequest, freed: FreedTime, zone: Zone): boolean {
  if (freed.passedBy?.includes(request.guestId)) return false;
  if (request.chairs && !request.chairs.includes(freed.chair)) return false;
  if (freed.to - freed.from < request.minutes * 60) return false;
  return isWithin(dateAt(zone, freed.from), scopeRange(request.scope, request.date));
}

function byTurn(a: WaitingRequest, b: WaitingRequest): number {
  return a.createdAt - b.createdAt || a.id - b.id;
}

/** First come, first asked. Times that already began are offered to nobody. */
export function nextInLine(
  requests: readonly WaitingRequest[],
  freed: FreedTime,
  zone: Zone,
  now: Instant,
): WaitingRequest | undefined {
  if (freed.from <= now) return undefined;
  return requests.filter((request) => fitsRequest(request, freed, zone)).sort(byTurn)[0];
}

/** 1 for the guest who is asked first among those who wait for any of the same days. */
export function positionInLine(requests: readonly WaitingRequest[], request: WaitingRequest): number {
  const own = scopeRange(request.scope, request.date);
  const ahead = requests.filter((other) => {
    const range = scopeRange(other.scope, other.date);
    return other.id !== request.id && range.from <= own.to && own.from <= range.to && byTurn(other, request) < 0;
  });
  return ahead.length + 1;
}
