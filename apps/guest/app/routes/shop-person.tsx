import { personIdOf } from '@thyme/domain/people';
import { data, redirect } from 'react-router';
import { personDescription } from '../features/people/describe-person.ts';
import { ShopOffersDocument, ShopPersonDocument } from '../generated/graphql.ts';
import { runOnServer } from '../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import { requestContext } from '../lib/page/request-context.ts';
import { PersonPage } from '../pages/person/person-page.tsx';
import type { Route } from './+types/shop-person.ts';

/** The page of a person of a shop, found by id; a former name in the URL redirects to the current one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = personIdOf(params.person);
  const { business } =
    id === null ? { business: null } : await runOnServer(context, ShopPersonDocument, { slug: params.shop_slug });
  const person = business?.team.find((one) => one.id === id);
  if (!business || !person) throw data(null, { status: 404 });
  if (person.slug !== params.person) throw redirect(`/${business.slug}/team/${person.slug}`, 301);
  const { service_categories } = await runOnServer(context, ShopOffersDocument, { business_id: business.id });
  const offered = new Set(person.service_pricing_ids);
  const categories = service_categories
    .map((category) => ({ ...category, services: category.services.filter(({ id: pricing }) => offered.has(pricing)) }))
    .filter(({ services }) => services.length > 0);
  const { team, ...shop } = business;
  return {
    shop,
    person,
    others: team
      .filter((one) => one.id !== person.id)
      .map(({ id: other, slug, name, portrait }) => ({ id: other, slug, name, portrait })),
    categories,
    origin: context.get(requestContext)?.site?.publicUrl ?? '',
  };
}

export function meta({ loaderData, matches, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  const { shop, person } = loaderData;
  return describePage(matches, {
    title: `${person.name} at ${shop.name}`,
    description: personDescription(shop, person),
    // Canonical is the shop's page, which has the structured data of all its people.
    path: `/${shop.slug}`,
    image: { path: `/og/shop/${shop.slug}.png`, alt: `${shop.name} on Thyme` },
  });
}

export default PersonPage;
