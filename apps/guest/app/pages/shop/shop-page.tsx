import { openingOf } from '../../features/businesses/hours/opening.ts';
import { type Menu, splitMenu } from '../../features/businesses/menu/menu.ts';
import { ShopGallery } from '../../features/businesses/pictures/shop-gallery.tsx';
import { joinPictures } from '../../features/businesses/pictures/shop-pictures.ts';
import { SectionTabs } from '../../features/businesses/section-tabs.tsx';
import { ShopHead } from '../../features/businesses/shop-head.tsx';
import { describeShop } from '../../features/businesses/structured-data.ts';
import { FavouriteHeart } from '../../features/favourites/favourite-heart.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import type { Route } from '../../routes/+types/shop.ts';
import { ShopBody } from './shop-body.tsx';
import type { ShopBusiness, ShopOffers } from './shop-view.ts';

const PolicyStrip = lazyPart(async () => ({
  default: (await import('../../features/businesses/menu/policy-strip.tsx')).PolicyStrip,
}));

export function ShopPage({ loaderData }: Route.ComponentProps) {
  const { business, offers, origin, clock } = loaderData;
  const opening = openingOf(business);
  const menu = splitMenu(offers.service_categories);
  const counts = countSections(business, offers, menu);
  const { facebook, instagram, linkedin, tiktok } = business.social_links;
  const links = Object.entries({ facebook, instagram, linkedin, tiktok }).flatMap(([network, url]) =>
    url ? [{ network, url }] : [],
  );
  return (
    <>
      <ShopData business={business} offers={offers} origin={origin} />
      <ShopGallery name={business.name} pictures={joinPictures(business.slider, business.photos)} />
      <div className="wrap">
        <ShopHead
          business={{ ...business, kind: business.trade?.name ?? '', social_links: links }}
          opening={opening}
          clock={clock}
          overPicture={business.slider.length > 0}
        >
          <FavouriteHeart shop={business} look="line" />
        </ShopHead>
      </div>
      <SectionTabs sections={sectionsOf(counts)} />
      <ShopBody business={business} offers={offers} menu={menu} opening={opening} clock={clock} />
      <Static part={PolicyStrip} business={business} services={counts.services + counts.classes} />
    </>
  );
}

function countSections(business: ShopBusiness, offers: ShopOffers, { single, groups }: Menu) {
  return {
    services: single.reduce((sum, category) => sum + category.services.length, 0),
    classes: groups.length,
    packages: offers.business_vouchers.filter(({ sessions }) => sessions).length,
    vouchers: offers.business_vouchers.filter(({ sessions }) => !sessions).length,
    team: business.team.length,
    reviews: business.rating > 0 ? business.number_of_ratings : 0,
  };
}

/** The tabs of the sections that exist. */
function sectionsOf(counts: ReturnType<typeof countSections>) {
  const counted = [
    { id: 'services', text: 'Services', count: counts.services },
    { id: 'classes', text: 'Classes & courses', count: counts.classes },
    { id: 'packages', text: 'Packages', count: counts.packages },
    { id: 'vouchers', text: 'Vouchers', count: counts.vouchers },
    { id: 'team', text: 'Team', count: counts.team },
    { id: 'reviews', text: 'Reviews', count: counts.reviews },
  ];
  return [...counted.filter(({ count }) => count > 0), { id: 'about', text: 'About' }];
}

/** Rendered on the server only: search engines read its HTML, and browsers do not load this code. */
function ShopData({ business, offers, origin }: { business: ShopBusiness; offers: ShopOffers; origin: string }) {
  const services = offers.service_categories.flatMap((category) => category.services);
  return <StructuredData data={import.meta.env.SSR ? describeShop(business, services, origin) : {}} />;
}
