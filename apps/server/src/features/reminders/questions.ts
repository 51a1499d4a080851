import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/context.ts';
import { listQuestions, type ReminderRow } from './store.ts';

export type { ReminderRow };

/** The question about an appointment's current time; batches all appointments of a request into one query. */
export const questionLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, ReminderRow | null>(async (ids) => {
      const rows = Map.groupBy(await listQuestions(services.db, ids), ({ appointmentId }) => appointmentId);
      return ids.map((id) => rows.get(id)?.[0] ?? null);
    }),
);
