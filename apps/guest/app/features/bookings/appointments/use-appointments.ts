import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
}

/** A course that has begun is sorted by its next date. */
const byNextDate = (one: ListedAppointment, other: ListedAppointment) => one.next_date - other.next_date;

/** The guest's appointments of a tab. */
export function useAppointments({ tab, keyword, dates }: Wanted) {
  const { count, moreOf } = useGrowing(FIRST_COUNT, MORE_COUNT);
  const query = useQuery({
    queryKey: [...APPOINTMENTS_KEY, tab, keyword, dates, count],
    queryFn: async () =>
      (await runAsGuest(AppointmentsDocument, { type: tab, keyword, date_range: dates, count, page: 1 })).appointments,
    placeholderData: keepPreviousData,
    select: (list) => (tab === 'upcoming' ? { ...list, data: [...list.data].sort(byNextDate) } : list),
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
