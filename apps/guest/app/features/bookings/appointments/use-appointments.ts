import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppointmentQuery, AppointmentsQuery } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { appointment, appointments } from './operations.ts';

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

/** The guest's appointments of a tab: always the first page, which grows with each "load more". */
export function useAppointments({ tab, keyword, dates }: Wanted) {
  const [count, setCount] = useState(FIRST_COUNT);
  const query = useQuery({
    queryKey: [...APPOINTMENTS_KEY, tab, keyword, dates, count],
    queryFn: async () =>
      (await runAsGuest(appointments, { type: tab, keyword, date_range: dates, count, page: 1 })).appointments,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const total = query.data?.paginatorInfo.total ?? 0;
  return { ...query, total, more: total > MORE_FROM && total > count ? () => setCount(count + MORE_COUNT) : null };
}

/** One appointment in full; null when there is none of that number. */
export function useAppointment(id: number | null) {
  return useQuery({
    queryKey: [...APPOINTMENTS_KEY, 'one', id],
    queryFn: async () => (await runAsGuest(appointment, { id: id ?? 0 })).appointment,
    enabled: id !== null,
    staleTime: 0,
  });
}
