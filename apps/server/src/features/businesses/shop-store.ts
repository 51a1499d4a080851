import { businesses, businessPictures, closedDates, pictures, trades, workHours } from '@thyme/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import { type PictureRow, pictureColumns } from '../../graphql/picture.ts';
import type { Db } from '../../platform/database/database.ts';
import { list, object } from '../../platform/database/json.ts';
import { shortRead } from '../../platform/database/prepared.ts';
import type { BusinessRow, DateSpan, TradeRow, WorkHourRow } from './store.ts';

/** Everything that a shop's page shows, in one query instead of seven. */
export interface Shop {
  business: BusinessRow;
  trade: TradeRow | null;
  thumbnail: PictureRow | null;
  hours: WorkHourRow[];
  closed: { businessId: number; date: string }[];
  gallery: { role: string; picture: PictureRow }[];
}

const pictureFields = object<PictureRow>(pictureColumns);

const thumbnailOf = sql<PictureRow | null>`(select ${pictureFields} from ${pictures} where ${pictures.id} = ${businesses.thumbnailId})`;

const hoursOf = list(
  object<WorkHourRow>({
    businessId: workHours.businessId,
    weekday: workHours.weekday,
    startMinute: workHours.startMinute,
    endMinute: workHours.endMinute,
  }),
  {
    from: sql`${workHours} where ${workHours.businessId} = ${businesses.id} and ${workHours.chairId} is null`,
    order: sql`${workHours.weekday}, ${workHours.startMinute}`,
  },
);

const closedOf = list(object<Shop['closed'][number]>({ businessId: closedDates.businessId, date: closedDates.date }), {
  from: sql`${closedDates} where ${closedDates.businessId} = ${businesses.id}
    and ${closedDates.date} between ${sql.placeholder('from')} and ${sql.placeholder('to')}`,
  order: sql`${closedDates.date}`,
});

const galleryOf = list(object<Shop['gallery'][number]>({ role: businessPictures.role, picture: pictureFields }), {
  from: sql`${businessPictures} join ${pictures} on ${pictures.id} = ${businessPictures.pictureId}
    where ${businessPictures.businessId} = ${businesses.id}`,
  order: sql`${businessPictures.position}, ${businessPictures.pictureId}`,
});

const bySlug = shortRead((db) =>
  db
    .select({
      business: businesses,
      trade: trades,
      thumbnail: thumbnailOf,
      hours: hoursOf,
      closed: closedOf,
      gallery: galleryOf,
    })
    .from(businesses)
    .leftJoin(trades, eq(trades.slug, businesses.trade))
    .where(and(eq(businesses.slug, sql.placeholder('slug')), eq(businesses.published, true)))
    .prepare('shop_by_slug'),
);

/** Unpublished shops are not found. */
export async function findShop(db: Db, slug: string, span: DateSpan): Promise<Shop | null> {
  const [row] = await bySlug(db).execute({ slug, ...span });
  return row ?? null;
}
