import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/context.ts';
import { Picture } from '../../graphql/picture.ts';
import { listOfferedBy, listTeams, type PersonRow } from './store.ts';

export type { PersonRow } from './store.ts';

/** Batches the people of all shops of a request, with their pictures, into one query. */
export const teamLoader = createContextCache(
  (context: RequestContext) =>
    new DataLoader<number, PersonRow[]>(async (ids) => {
      const rows = await listTeams(context.services.db, ids);
      for (const { portrait, gallery } of rows)
        for (const picture of portrait ? [portrait, ...gallery] : gallery)
          Picture.getDataloader(context).prime(picture.id, picture);
      const byBusiness = Map.groupBy(rows, ({ businessId }) => businessId);
      return ids.map((id) => byBusiness.get(id) ?? []);
    }),
);

/** The pricings that people offer, by the person's id. */
export const offeredLoader = createContextCache(
  ({ services }: RequestContext) =>
    new DataLoader<number, Map<number, number[]>>(async (ids) => {
      const byBusiness = Map.groupBy(await listOfferedBy(services.db, ids), ({ businessId }) => businessId);
      return ids.map((id) => new Map((byBusiness.get(id) ?? []).map((row) => [row.id, row.pricingIds])));
    }),
);
