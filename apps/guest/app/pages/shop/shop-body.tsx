import { type ReactNode, Suspense } from 'react';
import { AddButton, PlainBooking } from '../../features/bookings/cart/add-button.tsx';
import { firstQuantity } from '../../features/bookings/cart/repeated.ts';
import { BusinessHours } from '../../features/businesses/hours/business-hours.tsx';
import { Location } from '../../features/businesses/location.tsx';
import { GroupList } from '../../features/businesses/menu/group-list.tsx';
import { ServiceList } from '../../features/businesses/menu/service-list.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { VoucherList } from '../../features/vouchers/voucher-list.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import { useIdle } from '../../lib/view/use-idle.ts';
import { ShopAside } from './shop-aside.tsx';
import { ShopTeam } from './shop-team.tsx';
import type { ShopView } from './shop-view.ts';
import type { VoucherPurchaseProps } from './voucher-purchase.tsx';
import { WaitButton } from './wait-button.tsx';

const About = lazyPart(async () => ({ default: (await import('../../features/businesses/about.tsx')).About }));
const VettingNotice = lazyPart(async () => ({
  default: (await import('../../features/businesses/vetting-notice.tsx')).VettingNotice,
}));
const VoucherPurchase = lazyPart(() => import('./voucher-purchase.tsx'));

/** Everything below the tabs: the sections, and beside them the cart. */
export function ShopBody(props: ShopView) {
  const { business, offers, menu, opening, clock } = props;
  const packages = offers.business_vouchers.filter(({ sessions }) => sessions);
  const vouchers = offers.business_vouchers.filter(({ sessions }) => !sessions);
  return (
    <div className="wrap grid items-start gap-16 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-14 md:gap-20 [&>section]:min-w-0 [&>section]:scroll-mt-21">
        <PlainBooking shop={business.slug} />
        {menu.single.length > 0 && (
          <Section id="services" title="Book A Service">
            <ServiceList
              categories={menu.single}
              country={business.country}
              action={(service) => <AddButton businessId={business.id} service={service} />}
            />
          </Section>
        )}
        {menu.groups.length > 0 && (
          <Section id="classes" title="Book A Class or Course" far>
            <GroupList
              services={menu.groups}
              country={business.country}
              zone={business.zone_label}
              action={(service) => (
                <AddButton businessId={business.id} service={service} qty={firstQuantity(service)} look="class" />
              )}
              waiting={(service) => <WaitButton businessId={business.id} service={service} />}
            />
          </Section>
        )}
        <OrderForm business={business} vouchers={[]} />
        {[packages, vouchers].map(
          (offered, index) =>
            offered.length > 0 && (
              <Section
                key={index ? 'vouchers' : 'packages'}
                id={index ? 'vouchers' : 'packages'}
                title={index ? 'Vouchers' : 'Packages'}
                far
              >
                <VoucherList
                  vouchers={offered}
                  country={business.country}
                  action={(voucher) => (
                    <OrderForm voucher={voucher} business={business} vouchers={index ? vouchers : []} />
                  )}
                />
              </Section>
            ),
        )}
        {business.team.length > 0 && (
          <Section id="team" title="Team" far>
            <ShopTeam business={business} />
          </Section>
        )}
        {business.video_vetting && <Static part={VettingNotice} business={business} />}
        {business.rating > 0 && (
          <section id="reviews" className="far">
            <Suspense>
              <Reviews businessId={business.id} rating={business.rating} list={offers.business_reviews} />
            </Suspense>
          </section>
        )}
        <Section id="about" title="About" far>
          <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            <Static part={About} name={business.name} description={business.description} text={business.about} />
            <BusinessHours opening={opening} clock={clock} zone={business.zone_label} />
          </div>
        </Section>
        <Section id="location" title="Location" far>
          <Location business={business} />
        </Section>
      </div>
      <ShopAside {...props} />
    </div>
  );
}

/** Reserves the height of a voucher's form until its fields load: they work only after hydration, and few guests see them. */
function OrderForm(props: VoucherPurchaseProps) {
  const place = props.voucher && <div className="h-35" />;
  return useIdle() ? (
    <Suspense fallback={place}>
      <VoucherPurchase {...props} />
    </Suspense>
  ) : (
    place
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Below the fold. */
  far?: boolean;
  children: ReactNode;
}

/** Each is a Suspense boundary, so React hydrates it in a task of its own, a touched one first. */
function Section({ id, title, far = false, children }: SectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={far ? 'far' : undefined}>
      <h2 id={`${id}-title`} className="display-36 mb-6">
        {title}
      </h2>
      <Suspense>{children}</Suspense>
    </section>
  );
}
