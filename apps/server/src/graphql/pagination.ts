import { z } from 'zod';
import type { PageRequest, Paginated } from '../platform/database/pagination.ts';
import { builder } from './builder.ts';

const MAX_COUNT = 100;
/** Also the limit of `apps/guest/app/lib/view/use-growing.ts`. */
const MAX_GROWN = 500;

export const countArgument = z.int().min(1).max(MAX_COUNT).nullish();
/** For a viewer's own lists, which grow by requesting more of the first page. */
export const growingCountArgument = z.int().min(1).max(MAX_GROWN).nullish();
export const pageArgument = z.int().min(1).max(100_000).nullish();

export function pageRequest(args: { count?: number | null; page?: number | null }, defaultCount: number): PageRequest {
  return { count: args.count ?? defaultCount, page: args.page ?? 1 };
}

export const PaginatorInfo = builder.objectRef<Paginated<unknown>>('PaginatorInfo').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    count: t.int({ resolve: (list) => list.data.length }),
    currentPage: t.exposeInt('page'),
    lastPage: t.int({ resolve: (list) => Math.max(1, Math.ceil(list.total / list.count)) }),
    hasMorePages: t.boolean({ resolve: (list) => list.page * list.count < list.total }),
  }),
});
