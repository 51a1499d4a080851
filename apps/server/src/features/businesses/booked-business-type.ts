import { symbolOfCountry } from '@thyme/domain/money';
import { weekdayName, zoneLabel } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import * as loaders from './loaders.ts';
import type { BookedBusiness } from './read-shop.ts';

/** The shop of an appointment, even after it has left the marketplace. */
export const AppointmentBusiness = builder.objectRef<BookedBusiness>('AppointmentBusiness').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    published: t.exposeBoolean('published', { description: 'Whether the shop’s page can be opened.' }),
    thumbnail: t.string({ nullable: true, resolve: (shop, _args, context) => pathOf(context, shop.thumbnailId) }),
    thumbnail_picture: t.field({ type: Picture, nullable: true, resolve: (shop) => shop.thumbnailId }),
    description: t.exposeString('description'),
    location: t.exposeString('location'),
    area: t.exposeString('area'),
    country: t.exposeString('country'),
    currency: t.exposeString('currency'),
    currency_symbol: t.string({ resolve: (shop) => symbolOfCountry(shop.country) }),
    lat: t.exposeFloat('lat', { nullable: true }),
    lng: t.exposeFloat('lng', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    zone: t.exposeString('zone'),
    zone_label: t.string({ resolve: (shop) => zoneLabel(shop.zone) }),
    slot_duration: t.exposeInt('slotDuration'),
    upfront_amount: t.exposeFloat('upfrontPercent', { description: 'Deposit in percent.' }),
    weekdays: t.stringList({
      resolve: async (shop, _args, context) => {
        const hours = await loaders.workHoursLoader(context).load(shop.id);
        return [...new Set(hours.map((hour) => weekdayName(hour.weekday)))];
      },
    }),
    block_dates: t.stringList({
      resolve: async (shop, _args, context) =>
        (await loaders.blockedDatesLoader(context).load(shop.id)).map((row) => row.date),
    }),
  }),
});
