import {
  chairPictures,
  chairServices,
  chairs,
  pictures,
  reviews,
  serviceGroups,
  servicePricings,
  services,
} from '@thyme/db/schema';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type PictureRow, pictureColumns } from '../../graphql/picture.ts';
import type { Db } from '../../platform/database/database.ts';
import { list, object } from '../../platform/database/json.ts';
import { anyOf, shortRead } from '../../platform/database/prepared.ts';

export interface PersonRow {
  businessId: number;
  id: number;
  name: string;
  title: string;
  bio: string;
  languages: string[];
  portrait: PictureRow | null;
  gallery: PictureRow[];
  /** From reviews of appointments in which the person served. */
  stars: number;
  votes: number;
}

const pictureFields = object<PictureRow>(pictureColumns);

const portraitOf = sql<PictureRow | null>`(select ${pictureFields} from ${pictures} where ${pictures.id} = ${chairs.portraitId})`;

const galleryOf = list(pictureFields, {
  from: sql`${chairPictures} join ${pictures} on ${pictures.id} = ${chairPictures.pictureId}
    where ${chairPictures.businessId} = ${chairs.businessId} and ${chairPictures.chairId} = ${chairs.id}`,
  order: sql`${chairPictures.position}, ${chairPictures.pictureId}`,
});

const teamOf = shortRead((db) =>
  db
    .select({
      businessId: chairs.businessId,
      id: chairs.id,
      name: sql<string>`${chairs.person}`,
      title: chairs.title,
      bio: chairs.bio,
      languages: chairs.languages,
      portrait: portraitOf,
      gallery: galleryOf,
    })
    .from(chairs)
    .where(and(anyOf(chairs.businessId, 'ids'), eq(chairs.active, true), isNotNull(chairs.person)))
    .orderBy(asc(chairs.businessId), asc(chairs.position), asc(chairs.id))
    .prepare('team_of'),
);

/** Each review counts once for everyone who served in the appointment. Hidden ones do not count. */
const ratingsOf = shortRead((db) =>
  db
    .select({
      businessId: reviews.businessId,
      id: sql<number>`part.chair_id`,
      stars: sql<number>`sum(${reviews.rating})::int`,
      votes: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(
      sql`lateral (select distinct l.chair_id from appointment_lines l where l.business_id = ${reviews.businessId}
        and l.appointment_id = ${reviews.appointmentId} and l.chair_id is not null) as part`,
      sql`true`,
    )
    .where(and(anyOf(reviews.businessId, 'ids'), sql`${reviews.hiddenAt} is null`))
    .groupBy(reviews.businessId, sql`part.chair_id`)
    .prepare('ratings_of_people'),
);

/** The bookable people of some shops, in the shop's order. */
export async function listTeams(db: Db, businessIds: readonly number[]): Promise<PersonRow[]> {
  const ids = [...businessIds];
  const people = await teamOf(db).execute({ ids });
  const rated = new Map((await ratingsOf(db).execute({ ids })).map((row) => [`${row.businessId}:${row.id}`, row]));
  return people.map((person) => {
    const { stars = 0, votes = 0 } = rated.get(`${person.businessId}:${person.id}`) ?? {};
    return { ...person, stars, votes };
  });
}

/** A service without rows in `chair_services` is offered at every chair. */
const offeredAt = sql`(not exists (select from ${chairServices} cs where cs.business_id = s.business_id and cs.service_id = s.id)
  or exists (select from ${chairServices} cs where cs.business_id = s.business_id and cs.service_id = s.id and cs.chair_id = c.id))`;

const onSale = sql`from ${chairs} c
  join ${services} s on s.business_id = c.business_id and s.active
  join ${servicePricings} p on p.business_id = s.business_id and p.service_id = s.id and p.active
  where c.active and c.person is not null and ${offeredAt}
    and not exists (select from ${serviceGroups} g where g.business_id = s.business_id and g.service_id = s.id)`;

/** The pricings that each person offers, without classes, which have their own people. */
export async function listOfferedBy(
  db: Db,
  businessIds: readonly number[],
): Promise<{ businessId: number; id: number; pricingIds: number[] }[]> {
  const { rows } = await db.execute<{ businessId: number; id: number; pricingIds: number[] }>(sql`
    select c.business_id as "businessId", c.id, json_agg(p.id order by p.position, p.id) as "pricingIds" ${onSale}
      and c.business_id = any(${sql.param([...businessIds])}::int[]) group by c.business_id, c.id`);
  return rows;
}

export interface ShortestOffer {
  id: number;
  minutes: number;
  bufferMinutes: number | null;
}

/** The shortest service of each person, without add-ons, as the minimum free time. */
export async function listShortestOffers(db: Db, businessId: number): Promise<ShortestOffer[]> {
  const { rows } = await db.execute<ShortestOffer & Record<string, unknown>>(sql`
    select distinct on (c.position, c.id) c.id, p.duration_minutes as minutes, p.buffer_minutes as "bufferMinutes" ${onSale}
      and not s.add_on and c.business_id = ${businessId}
    order by c.position, c.id, p.duration_minutes, p.id`);
  return rows;
}
