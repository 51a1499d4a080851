import { spreadTimes } from '@thyme/domain/search';
import { data } from 'react-router';
import { FirstFreeDocument, ShopBusinessDocument, ShopOffersDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { BookPlainPage } from '../pages/shop/book-plain-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';
import type { Route } from './+types/shop-book.ts';

export const handle = { searchParams: ['service'] } satisfies PageHandle;

/** Enough to name a time on the phone. */
const TIMES = 6;
/** The most times that the API returns; they are a quarter of an hour apart, so a varied few are picked. */
const ASKED = 12;

/** Where the Add buttons of a shop's page lead without JavaScript. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { business } = await runOnServer(context, ShopBusinessDocument, { slug: params.shop_slug });
  if (!business) throw data(null, { status: 404 });
  const { service_categories } = await runOnServer(context, ShopOffersDocument, { business_id: business.id });
  const wanted = Number(new URL(request.url).searchParams.get('service'));
  const service = service_categories.flatMap(({ services }) => services).find(({ id }) => id === wanted);
  if (!service) throw data(null, { status: 404 });
  const { first_free } = service.is_group
    ? { first_free: [] }
    : await runOnServer(context, FirstFreeDocument, {
        business_id: business.id,
        service_pricing_ids: [service.id],
        call_first: true,
        count: ASKED,
      });
  const classDates = service.service_group?.service_schedules ?? [];
  const days = Map.groupBy(first_free, ({ s_date }) => s_date).values();
  const times = service.is_group
    ? classDates.filter(({ seats_left }) => seats_left > 0).map(({ date_time }) => date_time)
    : spreadTimes(
        Array.from(days, (day) => day.map(({ s_time }) => s_time)),
        TIMES,
      );
  return { business, service, times: times.slice(0, TIMES) };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { business, service } = loaderData;
  return describePage(matches, {
    title: `Book ${service.service_name} at ${business.name}`,
    description: `How to book ${service.service_name} at ${business.name} without JavaScript.`,
    path: `/${business.slug}`,
    hidden: true,
  });
}

export default BookPlainPage;
