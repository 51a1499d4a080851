import { dateOfWall, formatTime } from '@thyme/domain/time';
import { Button, Card, Dot } from '@thyme/ui';
import { Globe, Navigation, Phone } from 'lucide-react';
import { directionsTo } from '../../../lib/view/maps.ts';
import { describeOpening, type Opening, openingAt, spansOn } from './opening.ts';
import { type ShopClock, useShopWall } from './shop-clock.ts';

interface ShopInfoPanelProps {
  business: {
    name: string;
    location: string;
    lat?: number | null;
    lng?: number | null;
    phone?: string | null;
    website?: string | null;
  };
  opening: Opening;
  clock: ShopClock;
  zone: string;
  policy: string;
}

/** What a guest needs before an appointment: today's hours, the address, and what cancelling costs. */
export function ShopInfoPanel({ business, opening, clock, zone, policy }: ShopInfoPanelProps) {
  const now = useShopWall(clock);
  const state = openingAt(opening, now);
  const { lead, rest } = describeOpening(state, now);
  const today = spansOn(opening, dateOfWall(now));
  return (
    <Card asChild look="raised" className="border border-line">
      <section aria-labelledby="visit">
        <h2 id="visit" className="display-28">
          Your visit
        </h2>
        <div className="mt-4 flex items-center gap-3 rounded-sm bg-thyme-100 px-4 py-3">
          <Dot live={state.open} className={state.open ? '' : 'bg-line-strong!'} />
          <p className="figures">
            <span className="block text-sm">{lead}</span>
            {rest && <b className="block font-semibold first-letter:uppercase">{rest}</b>}
          </p>
        </div>
        <dl className="mt-4 divide-y divide-line">
          <Row term="Today">
            {today.length === 0
              ? 'Closed'
              : today.map(({ from, to }) => `${formatTime(from * 60)} – ${formatTime(to * 60)}`).join(', ')}
            <span className="block text-sm text-ink-soft">{zone}</span>
          </Row>
          <Row term="Where">{business.location}</Row>
          <Row term="Cancelling">{policy}</Row>
        </dl>
        <Button wide asChild className="mt-4">
          <a href={directionsTo(business)} target="_blank" rel="noopener">
            <Navigation aria-hidden="true" /> See Directions
          </a>
        </Button>
        <Contacts phone={business.phone} website={business.website} />
      </section>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-3 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

const contact = 'inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline';

function Contacts({ phone, website }: { phone: string | null | undefined; website: string | null | undefined }) {
  if (!phone && !website) return null;
  return (
    <p className="mt-3 flex flex-wrap justify-center gap-x-6">
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={contact}>
          <Phone aria-hidden="true" className="size-4.5" /> {phone}
        </a>
      )}
      {website && (
        <a href={website} target="_blank" rel="noopener nofollow" className={contact}>
          <Globe aria-hidden="true" className="size-4.5" /> Website
        </a>
      )}
    </p>
  );
}
