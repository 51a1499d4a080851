import type { ReactNode } from 'react';
import { About } from '../features/businesses/about.tsx';
import { BusinessHours } from '../features/businesses/business-hours.tsx';
import { GroupList } from '../features/businesses/group-list.tsx';
import { Location } from '../features/businesses/location.tsx';
import type { Menu } from '../features/businesses/menu.ts';
import type { Opening } from '../features/businesses/opening.ts';
import { policySentence } from '../features/businesses/policy.ts';
import { ServiceList } from '../features/businesses/service-list.tsx';
import type { ShopClock } from '../features/businesses/shop-clock.ts';
import { VettingNotice } from '../features/businesses/vetting-notice.tsx';
import { VisitPanel } from '../features/businesses/visit-panel.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { VoucherList } from '../features/vouchers/voucher-list.tsx';
import type { ShopBusinessQuery, ShopOffersQuery } from '../generated/graphql.ts';

export type ShopBusiness = NonNullable<ShopBusinessQuery['business']>;
export type ShopOffers = ShopOffersQuery;

interface ShopBodyProps {
  business: ShopBusiness;
  offers: ShopOffers;
  menu: Menu;
  opening: Opening;
  clock: ShopClock;
}

/** Everything below the tabs: the sections, and beside them what one needs for a visit. */
export function ShopBody({ business, offers, menu, opening, clock }: ShopBodyProps) {
  const policy = policySentence(
    business.cancellation.map(({ value }) => value),
    business.name,
  );
  return (
    <div className="wrap grid items-start gap-16 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-14 md:gap-20 [&>section]:min-w-0 [&>section]:scroll-mt-21">
        {menu.single.length > 0 && (
          <Section id="services" title="Book A Service">
            <ServiceList categories={menu.single} country={business.country} />
          </Section>
        )}
        {menu.groups.length > 0 && (
          <Section id="classes" title="Book A Class or Course">
            <GroupList services={menu.groups} country={business.country} zone={business.zone_label} />
          </Section>
        )}
        {offers.business_vouchers.length > 0 && (
          <Section id="vouchers" title="Vouchers">
            <VoucherList vouchers={offers.business_vouchers} country={business.country} />
          </Section>
        )}
        {business.video_vetting && <VettingNotice business={business} />}
        {business.rating > 0 && (
          <section id="reviews">
            <Reviews rating={business.rating} list={offers.business_reviews} />
          </section>
        )}
        <Section id="about" title="About">
          <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            <About name={business.name} text={business.about} />
            <BusinessHours opening={opening} clock={clock} zone={business.zone_label} />
          </div>
        </Section>
        <Section id="location" title="Location">
          <Location business={business} />
        </Section>
      </div>
      <aside aria-label="Your visit" className="lg:sticky lg:top-21">
        <VisitPanel business={business} opening={opening} clock={clock} zone={business.zone_label} policy={policy} />
      </aside>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="display-36 mb-6">
        {title}
      </h2>
      {children}
    </section>
  );
}
