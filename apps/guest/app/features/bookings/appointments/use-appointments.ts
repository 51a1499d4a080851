import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { instantOf } from '@thyme/domain/time';
import {
  AppointmentDocument,
  type AppointmentQuery,
  AppointmentsDocument,
  type AppointmentsQuery,
} from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { useGrowing } from '../../../lib/view/use-growing.ts';

export type Tab = 'upcoming' | 'past';
export type ListedAppointment = AppointmentsQuery['appointments']['data'][number];
export type Appointment = NonNullable<AppointmentQuery['appointment']>;

export const APPOINTMENTS_KEY = ['appointments'];
export const FIRST_COUNT = 50;
export const MORE_COUNT = 10;
export const MORE_FROM = 5;

export interface Wanted {
  tab: Tab;
  keyword: string;
  /** 'YYYY-MM-DD,YYYY-MM-DD', or empty. */
  dates: string;
  /** False until the tab is known; the query waits for it. */
  isKnown?: boolean;
}

const instantAt = ({ business_info: shop }: ListedAppointment, wall: number) =>
  instantOf(shop?.zone ?? 'Europe/Dublin', wall);

/** By instants, because shops may be in other time zones. */
const byNextDate = (one: ListedAppointment, other: ListedAppointment) =>
  instantAt(one, one.next_date) - instantAt(other, other.next_date);

/** The appointment or course date that starts next, by the shop's wall clock; one that has begun does not count. */
export function nextOf(list: readonly ListedAppointment[], now: number) {
  return list
    .flatMap((appointment) => {
      const { dates, next_date: only } = appointment;
      return (dates.length > 0 ? dates : [only]).map((date) => ({
        appointment,
        date,
        at: instantAt(appointment, date),
      }));
    })
    .filter(({ at }) => at > now)
    .sort((one, other) => one.at - other.at)[0];
}

/** The guest's appointments of a tab. */
export function useAppointments({ tab, keyword, dates, isKnown = true }: Wanted) {
  const { count, moreOf } = useGrowing(FIRST_COUNT, MORE_COUNT);
  const query = useQuery({
    queryKey: [...APPOINTMENTS_KEY, tab, keyword, dates, count],
    queryFn: async () =>
      (await runAsGuest(AppointmentsDocument, { type: tab, keyword, date_range: dates, count, page: 1 })).appointments,
    placeholderData: keepPreviousData,
    select: (list) => (tab === 'upcoming' ? { ...list, data: [...list.data].sort(byNextDate) } : list),
    enabled: isKnown,
    staleTime: 0,
  });
  const total = query.data?.paginatorInfo.total ?? 0;
  return { ...query, total, more: total > MORE_FROM ? moreOf(total) : null };
}

/** One appointment in full; null when there is none with that id. */
export function useAppointment(id: number | null) {
  return useQuery({
    queryKey: [...APPOINTMENTS_KEY, 'one', id],
    queryFn: async () => (await runAsGuest(AppointmentDocument, { id: id ?? 0 })).appointment,
    enabled: id !== null,
    staleTime: 0,
  });
}
