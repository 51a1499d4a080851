import type { Instant } from '@thyme/domain/time';
import { sql } from 'drizzle-orm';
import { bigint, char, customType, integer, numeric } from 'drizzle-orm/pg-core';

/** An instant: `timestamptz` in the database, whole epoch seconds (`Instant`) in the program. */
export const instant = customType<{ data: Instant; driverData: string | Date }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (seconds) => new Date(seconds * 1000).toISOString(),
  fromDriver: (value) => Math.floor((value instanceof Date ? value : new Date(value)).getTime() / 1000),
});

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** A half-open range of instants; only generated from two `instant` columns, so it is read, never written. */
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** A point on the globe, from `ll_to_earth`; generated from latitude and longitude. */
export const earthPoint = customType<{ data: string }>({ dataType: () => 'cube' });

/** A full-text vector. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Whole minor units (cents). The currency is in the same row or in the row it belongs to. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const currency = () => char('currency', { length: 3 }).notNull();

/** 0 to 100 with two decimals. */
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

export const identity = () => integer('id').generatedAlwaysAsIdentity();
