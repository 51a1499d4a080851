import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../../graphql/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listRefundsOf } from '../../payments/index.ts';
import { readAppointmentMoney } from './read-appointments.ts';
import * as store from './store.ts';
import { listTogether } from './together-store.ts';

/** Batches all appointments, or sales, of a request into one query. */
function byAppointment<Row>(
  list: (db: Db, ids: readonly number[]) => PromiseLike<Row[]>,
  idOf: (row: Row) => number,
): (context: RequestContext) => DataLoader<number, Row[]> {
  return createContextCache(
    ({ services }: RequestContext) =>
      new DataLoader<number, Row[]>(async (ids) => {
        const rows = Map.groupBy(await list(services.db, ids), idOf);
        return ids.map((id) => rows.get(id) ?? []);
      }),
  );
}

export const linesLoader = byAppointment(store.listLines, ({ line }) => line.appointmentId);
export const datesLoader = byAppointment(store.listDates, ({ appointmentId }) => appointmentId);
export const moneyLoader = byAppointment(readAppointmentMoney, ({ appointmentId }) => appointmentId);
export const refundsLoader = byAppointment(listRefundsOf, ({ appointmentId }) => appointmentId);
export const roomsLoader = byAppointment(store.listRooms, ({ appointmentId }) => appointmentId);
export const reviewsLoader = byAppointment(store.listReviews, ({ appointmentId }) => appointmentId);
export const declinedMovesLoader = byAppointment(store.listDeclinedMoves, ({ appointmentId }) => appointmentId);
export const proposalsLoader = byAppointment(store.listOpenProposals, ({ proposal }) => proposal.appointmentId);
export const togetherLoader = byAppointment(listTogether, ({ appointment }) => appointment.saleId ?? 0);
