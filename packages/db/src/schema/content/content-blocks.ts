import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../columns.ts';

/** Copy with a structure of its own: the comparison table, the discovery call, the e-book's chapters. */
export const contentBlocks = pgTable('content_blocks', {
  key: text('key').primaryKey(),
  body: jsonb('body').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
