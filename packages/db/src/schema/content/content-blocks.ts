import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../columns.ts';

/** Copy of one place on the site that has a shape of its own: the comparison table, the discovery call, the e-book's chapters. */
export const contentBlocks = pgTable('content_blocks', {
  key: text('key').primaryKey(),
  body: jsonb('body').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
