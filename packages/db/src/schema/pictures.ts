import { PICTURE_ALT_MAX } from '@thyme/domain/pictures';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, identity } from './columns.ts';
import { textLimits } from './text-limits.ts';

/** Accounts and businesses import this file for their photos. A foreign key back to them needs only the table's name. */
const users = pgTable('users', { id: identity() });
const businesses = pgTable('businesses', { id: identity() });

/** Served at `/uploads/<folder>/<name>.webp`; either drawn from `drawing`, or uploaded to `storageKey`. */
export const pictures = pgTable(
  'pictures',
  {
    id: identity().primaryKey(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    /** The recipe of the drawing: the scene's name, its seed, its palette. */
    drawing: jsonb('drawing').$type<Record<string, unknown>>(),
    storageKey: text('storage_key'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** Colour of the placeholder while the picture loads. */
    tint: text('tint').notNull(),
    /** Changes when the picture's content changes. */
    contentKey: text('content_key')
      .notNull()
      .generatedAlwaysAs(
        sql`left(md5(coalesce(drawing::text, storage_key) || ' ' || width::text || ' ' || height::text), 9)`,
      ),
    businessId: integer('business_id').references(() => businesses.id),
    ownerId: integer('owner_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('pictures_path').on(t.folder, t.name),
    check('pictures_folder', sql`${t.folder} in ('business', 'profile', 'blog', 'content')`),
    check('pictures_name', sql`${t.name} ~ '^[a-z0-9][a-z0-9-]{0,127}$'`),
    check(
      'pictures_origin',
      sql`(${t.origin} = 'drawn' and ${t.drawing} is not null and ${t.storageKey} is null)
        or (${t.origin} = 'uploaded' and ${t.storageKey} is not null and ${t.drawing} is null)`,
    ),
    ...textLimits(t, { alt: PICTURE_ALT_MAX }),
    check('pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('pictures_tint', sql`${t.tint} ~ '^#[0-9a-f]{6}$'`),
    index('pictures_business').on(t.businessId),
    index('pictures_owner').on(t.ownerId),
  ],
);
