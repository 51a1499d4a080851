import { dateOfWall, formatDay, formatTime } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import { Button } from '@thyme/ui';
import { MoneyBar } from '@thyme/ui/display/money-bar.tsx';
import { dateName } from '@thyme/ui/time/calendar-dates.ts';
import {
  ArrowRight,
  CalendarPlus,
  Info,
  type LucideIcon,
  Navigation,
  ReceiptText,
  ShieldCheck,
  Video,
} from 'lucide-react';
import { Link } from 'react-router';
import { directionsTo } from '../../lib/view/maps.ts';
import { Photo } from '../../lib/view/photo.tsx';
import { calendarFile } from './calendar-file.ts';
import { laterWords } from './later-words.ts';
import type { Receipt } from './receipt.ts';

/** What was booked, as a card with the shop's picture. */
export function BookedAppointment({
  receipt: { shop, visit, lines, paidNow, dueLater, eachPays, hasVouchers },
}: {
  receipt: Receipt;
}) {
  const show = (minor: number) => money(minor / 100, shop.country);
  const later = laterWords(eachPays).toLowerCase();
  return (
    <section aria-label="What you booked" className="h-full overflow-hidden rounded-[20px] bg-card">
      {shop.picture && <Photo photo={shop.picture} alt="" sizes="480px" className="h-45 w-full object-cover" />}
      <div className="p-5 md:p-7">
        <p className="font-semibold text-thyme-700">
          {shop.name}, {shop.area}
        </p>
        {visit && (
          <>
            <h2 className="display-36 mt-1">{dateName(dateOfWall(visit.from))}</h2>
            <p className="mt-1 text-lg figures">
              <b className="font-semibold">
                {formatTime(visit.from)}
                {dateOfWall(visit.to) === dateOfWall(visit.from) && ` – ${formatTime(visit.to)}`}
              </b>{' '}
              <span className="text-ink-soft">{shop.zoneLabel}</span>
            </p>
          </>
        )}
        <ul className="my-5 grid gap-4 border-y border-line py-5">
          {lines.map(({ name, detail, amount }) => (
            <li key={name} className="flex justify-between gap-4 figures">
              <span>
                {name} <span className="ml-1 text-ink-soft">{detail}</span>
              </span>
              <b className="font-semibold">{show(amount)}</b>
            </li>
          ))}
        </ul>
        {paidNow > 0 && dueLater > 0 ? (
          <MoneyBar
            paid={{ value: paidNow, amount: show(paidNow), label: hasVouchers ? 'paid now' : 'deposit paid' }}
            due={{ value: dueLater, amount: show(dueLater), label: eachPays ? later : 'left for the day' }}
          />
        ) : (
          <p className="flex justify-between gap-4 font-semibold figures">
            {paidNow > 0 ? 'Paid in full' : 'Nothing to pay today'}
            <span>{paidNow > 0 ? show(paidNow) : dueLater > 0 ? `${show(dueLater)} ${later}` : show(0)}</span>
          </p>
        )}
        {visit && (
          <p className="mt-5 flex gap-3 figures">
            {visit.isFree ? (
              <ShieldCheck aria-hidden="true" className="flex-none text-thyme-700" />
            ) : (
              <Info aria-hidden="true" className="flex-none text-ink-soft" />
            )}{' '}
            {visit.policy}
          </p>
        )}
      </div>
    </section>
  );
}

/** What was booked as a file for the guest's own calendar. */
export function AddToCalendar({ receipt: { saleId, shop, times } }: { receipt: Receipt }) {
  const [first] = times;
  if (!first) return null;
  const entries = times.map(({ title, startsAt, endsAt }) => ({
    id: `sale-${saleId ?? 0}-${startsAt}@thyme`,
    title: `${title} at ${shop.name}`,
    place: shop.location,
    startsAt,
    endsAt,
  }));
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entries, first.startsAt))}`;
  return (
    <Button variant="secondary" asChild>
      <a href={file} download={`${shop.slug}.ics`}>
        <CalendarPlus aria-hidden="true" /> Add to calendar
      </a>
    </Button>
  );
}

/** What is useful next: the call, the way there, the invoice. */
export function BookedNext({ receipt: { saleId, shop, call, dueLater } }: { receipt: Receipt }) {
  return (
    <ul className="mt-6 grid divide-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
      {call !== null && (
        <Next icon={Video} title="Consultation Video Call" to="/profile/appointments">
          {formatDay(call)}, {formatTime(call)}, {shop.zoneLabel}
        </Next>
      )}
      <Next icon={Navigation} title="Directions" href={directionsTo(shop)}>
        {shop.location}
      </Next>
      {saleId !== null && (
        <Next icon={ReceiptText} title="Show Invoice" to={`/invoice/${saleId}`}>
          {dueLater > 0 ? `${money(dueLater / 100, shop.country)} still due` : 'All paid'}
        </Next>
      )}
    </ul>
  );
}

type NextProps = { icon: LucideIcon; title: string; children: React.ReactNode } & (
  | { to: string; href?: never }
  | { href: string; to?: never }
);

function Next({ icon: Icon, title, children, to, href }: NextProps) {
  const look = 'grid min-h-22 grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-4 py-4 no-underline md:px-6';
  const inside = (
    <>
      <Icon aria-hidden="true" className="text-thyme-700" />
      <span className="text-ink-soft figures">
        <b className="block font-semibold text-ink">{title}</b>
        {children}
      </span>
      <ArrowRight aria-hidden="true" className="size-5 text-thyme-700" />
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <a href={href} target="_blank" rel="noopener" className={look}>
          {inside}
        </a>
      ) : (
        <Link to={to} className={look}>
          {inside}
        </Link>
      )}
    </li>
  );
}
