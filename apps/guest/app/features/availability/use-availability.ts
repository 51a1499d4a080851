import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LocalDate, LocalMonth, WallSeconds } from '@thyme/domain/time';
import { useCallback, useEffect } from 'react';
import {
  AvailabilityMonthDocument,
  AvailableOccurrencesDocument,
  ClassDatesDocument,
  FirstFreeDocument,
  type GroupArrangement,
  TimeSlotsDocument,
} from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { listen } from '../../lib/session/realtime.ts';
import { keys, read } from '../../lib/session/storage.ts';

/** What a time is wanted for: services that follow one another, or a consultation call. */
export interface Wanted {
  businessId: number;
  pricingIds: readonly number[];
  /** The person requested for each service; null is anyone. Left out where no person is requested. */
  personIds?: readonly (number | null)[];
  /** For a group: which guest each service is for, and how the group is arranged. */
  guests?: readonly number[];
  arrange?: GroupArrangement | null;
  consultation?: boolean;
  /** The appointment that is to be moved: its own time counts as free. */
  movingId?: number;
  /** Its whole group moves with it: the time is that of the first of them. */
  wholeGroup?: boolean;
  /** Only times that leave room for the call of a guest who needs one first. Visitors count as new. */
  callFirst?: boolean;
  /** Only calls that are over by then. */
  until?: WallSeconds;
}

/** Changes arrive over the websocket and invalidate results; this limit covers a lost connection. */
const FRESH_MS = 15_000;

/** Free times depend on the viewer: a known guest needs no call first. */
const viewerOf = ({ callFirst }: Wanted) => (callFirst ? read(keys.userId) : null);

/** Null where no person is requested. */
const personsIn = ({ personIds, consultation }: Wanted) =>
  !consultation && personIds?.some((id) => id !== null) ? [...personIds] : null;

const keyOf = (wanted: Wanted, ...more: unknown[]) => [
  'availability',
  wanted.businessId,
  wanted.consultation ? 'call' : wanted.pricingIds.join('-'),
  ...(personsIn(wanted) ? [`with ${wanted.personIds?.join('-')}`] : []),
  ...(wanted.guests ? [`for ${wanted.guests.join('-')} ${wanted.arrange ?? ''}`] : []),
  wanted.wholeGroup ? `all of ${wanted.movingId}` : (wanted.movingId ?? null),
  wanted.callFirst ? `call first, ${viewerOf(wanted)}` : (wanted.until ?? null),
  ...more,
];

const variablesOf = (wanted: Wanted) => ({
  business_id: wanted.businessId,
  service_pricing_ids: wanted.consultation ? null : [...wanted.pricingIds],
  person_ids: personsIn(wanted),
  consultation: wanted.consultation ?? false,
  ...(wanted.guests ? { guests: [...wanted.guests], arrange: wanted.arrange ?? null } : {}),
  appointment_id: wanted.movingId ?? null,
  ...(wanted.wholeGroup ? { whole_group: true } : {}),
  call_first: wanted.callFirst ?? false,
  until: wanted.until ?? null,
});

const monthQuery = (wanted: Wanted, month: LocalMonth) => ({
  queryKey: keyOf(wanted, 'month', month),
  queryFn: async () =>
    (await run(AvailabilityMonthDocument, { ...variablesOf(wanted), month })).availability_month.days,
  staleTime: FRESH_MS,
});

export function useMonth(wanted: Wanted, month: LocalMonth) {
  return useQuery(monthQuery(wanted, month));
}

export type Day = NonNullable<ReturnType<typeof useMonth>['data']>[number];

/** The days of several months in a row. */
export function useMonths(wanted: Wanted, months: readonly LocalMonth[]) {
  return useQueries({
    queries: months.map((month) => monthQuery(wanted, month)),
    combine: (answers) => ({
      days: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
      isError: answers.some(({ isError }) => isError),
      refetch: () => {
        for (const answer of answers) void answer.refetch();
      },
    }),
  });
}

/** The free starts of a day; disabled while no day is chosen. */
export function useDay(wanted: Wanted, date: LocalDate | null) {
  return useQuery({
    queryKey: keyOf(wanted, 'day', date),
    queryFn: async (): Promise<WallSeconds[]> => {
      const answer = await run(TimeSlotsDocument, { ...variablesOf(wanted), date });
      return answer.time_slots.time_slots.map(({ s_time }) => s_time);
    },
    enabled: date !== null,
    staleTime: FRESH_MS,
  });
}

export function useFirstFree(wanted: Wanted, count: number, from: LocalDate | null = null, enabled = true) {
  const { until: _, consultation: _call, ...variables } = variablesOf(wanted);
  return useQuery({
    queryKey: keyOf(wanted, 'first', count, from),
    queryFn: async () => (await run(FirstFreeDocument, { ...variables, count, from })).first_free,
    enabled,
    staleTime: FRESH_MS,
  });
}

/** Which dates of a class can be joined, which only waited for, and their places left, by their times. */
export function useClassDates(businessId: number, pricingId: number) {
  return useQuery({
    queryKey: ['availability', businessId, pricingId, 'class'],
    queryFn: async () => {
      const answer = await run(ClassDatesDocument, { business_id: businessId, service_pricing_id: pricingId });
      return new Map(
        answer.time_slots.class_dates.map(({ s_time, state, seats_left: seats }) => [s_time, { state, seats }]),
      );
    },
    staleTime: FRESH_MS,
  });
}

/** On how many dates in a row a class can be joined from a start on. */
export function useOccurrences(
  businessId: number,
  serviceId: number | null,
  start: { date: LocalDate; time: WallSeconds } | null,
) {
  return useQuery({
    queryKey: ['availability', businessId, 'occurrences', serviceId, start?.time],
    queryFn: async () => {
      const asked = {
        business_id: businessId,
        service_id: serviceId ?? 0,
        date: start?.date ?? '',
        time: start?.time ?? 0,
      };
      return (await run(AvailableOccurrencesDocument, asked)).available_occurrences.available_occurrences;
    },
    enabled: start !== null && serviceId !== null,
    staleTime: FRESH_MS,
  });
}

/** Refetches a shop's availability. */
export function useLookAgain(businessId: number): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['availability', businessId] });
  }, [client, businessId]);
}

/** Refetches it whenever a time on one of these days is held, booked or freed. */
export function useLiveDays(businessId: number, dates: readonly LocalDate[]): void {
  const again = useLookAgain(businessId);
  const list = dates.join(' ');
  useEffect(() => {
    const stops = list
      .split(' ')
      .filter(Boolean)
      .map((date) =>
        listen({
          channel: `shop-day.${businessId}.${date}`,
          event: 'shop-day',
          onEvent: (payload) => {
            const { business_id: shop, date: day } = payload as { business_id?: number; date?: string };
            if (shop === businessId && day === date) again();
          },
          missed: again,
        }),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [again, businessId, list]);
}
