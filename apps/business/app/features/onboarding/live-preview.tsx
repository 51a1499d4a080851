import { formatMinutes, type Weekday, weekdayName } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { Dot, Picture } from '@thyme/ui';
import { Clock, Lock, MapPin, ShieldCheck } from 'lucide-react';
import { clockTime } from '../../lib/time/clock-time.ts';
import type { Beginning } from './operations.ts';

export interface Typed {
  name: string;
  description: string;
  area: string;
  slug: string;
}

const ORDER = [1, 2, 3, 4, 5, 6, 0];

function hoursWords(hours: Beginning['desk_shop']['hours']): string | null {
  const own = hours.filter(({ chair_id }) => chair_id === null);
  const [first] = own;
  if (!first) return null;
  const days = ORDER.filter((day) => own.some(({ weekday }) => weekday === day)) as Weekday[];
  const short = (day: Weekday | undefined) => (day === undefined ? '' : weekdayName(day).slice(0, 3));
  const inRow = days.every(
    (day, index) => index === 0 || ORDER.indexOf(day) === ORDER.indexOf(days[index - 1] as number) + 1,
  );
  const span = inRow && days.length > 2 ? `${short(days[0])} – ${short(days.at(-1))}` : days.map(short).join(', ');
  return `${span}, ${clockTime(first.from)} – ${clockTime(first.to)}`;
}

/** A service as it will appear on the page. */
export interface Offered {
  name: string;
  minutes: number;
  price: number;
}

interface PreviewProps {
  typed: Typed;
  beginning: Beginning | null;
  /** The services ticked so far. */
  offered?: readonly Offered[] | null;
}

/** Live preview of the shop's page. */
export function LivePreview({ typed, beginning, offered = null }: PreviewProps) {
  const shop = beginning?.desk_shop ?? null;
  const saved = beginning?.desk_menu.flatMap((category) => category.services) ?? [];
  const services: readonly Offered[] =
    offered ??
    saved.map(({ name, pricings: [first] }) => ({ name, minutes: first?.duration ?? 0, price: first?.price ?? 0 }));
  const hours = shop ? hoursWords(shop.hours) : null;
  const country = shop?.country ?? 'IE';
  return (
    <div className="w-full max-w-150 overflow-hidden rounded-lg bg-paper shadow-lift">
      <div className="flex items-center gap-2 bg-card px-4 py-3 text-sm text-ink-soft">
        <Lock aria-hidden="true" className="size-4" />
        <span className="min-w-0 flex-1 truncate">/{typed.slug || 'your-shop'}</span>
        <Dot live />
        Live preview
      </div>
      <div className="p-6">
        <div className="grid h-55 grid-cols-[1.9fr_1fr] grid-rows-2 gap-2">
          {(shop?.pictures.slice(0, 3) ?? []).map(({ id, picture }, index) => (
            <Picture
              key={id}
              src={picture.image}
              alt=""
              width={picture.width}
              height={picture.height}
              tint={picture.tint}
              sizes="380px"
              className={index === 0 ? 'row-span-2 size-full rounded-sm' : 'size-full rounded-sm'}
            />
          ))}
          {!shop && <div className="col-span-2 row-span-2 rounded-sm bg-sand" />}
        </div>
        <p className="display-36 mt-3 break-words">{typed.name || 'Your shop'}</p>
        <p className="text-ink-soft">{typed.description}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {hours && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4" />
              {hours}
            </span>
          )}
          {typed.area && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4" />
              {typed.area}
            </span>
          )}
        </p>
        {services.length > 0 && <p className="display-22 mt-5 mb-3">Book A Service</p>}
        {shop && services.length > 0 && shop.upfront_percent > 0 && (
          <p className="mb-3 flex items-center gap-2 rounded-sm bg-thyme-100 px-4 py-2.5 text-sm text-thyme-900">
            <ShieldCheck aria-hidden="true" className="size-4" />
            {shop.upfront_percent}% when you book
          </p>
        )}
        <ul className="divide-y divide-line overflow-hidden rounded-sm border border-line bg-card empty:hidden">
          {services.slice(0, 5).map(({ name, minutes, price: amount }) => (
            <li key={name} className="flex items-center justify-between px-4 py-2.5">
              <span>
                <b className="block font-semibold">{name}</b>
                <span className="text-sm text-ink-soft">{minutes > 0 ? formatMinutes(minutes) : ''}</span>
              </span>
              <b className="figures font-semibold">{price(amount, country)}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
