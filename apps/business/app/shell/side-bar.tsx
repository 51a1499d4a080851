import { LogoMark } from '@thyme/ui';
import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { useDesk } from '../lib/desk.ts';
import { PersonAvatar } from '../lib/person-avatar.tsx';
import { isAt, type Place, placeAt, placesFor } from './places.ts';
import type { Marks } from './use-marks.ts';

const item =
  'relative grid w-full justify-items-center gap-1 rounded-[12px] px-1 py-2.5 text-[0.8125rem] leading-tight font-medium no-underline focus-visible:focus-ring';

interface EntryProps {
  place: Place;
  marks: Marks;
  className: (isHere: boolean) => string;
}

/** A link to a place's first tab, in the rail or a phone's bar. */
function Entry({ place, marks, className }: EntryProps) {
  const { pathname } = useLocation();
  const { rights } = useDesk();
  const isHere = placeAt(placesFor(rights), pathname)?.label === place.label;
  const [first] = place.tabs;
  if (!first) return null;
  return (
    <Link
      to={first.to}
      aria-current={isAt(first, pathname) ? 'page' : isHere || undefined}
      className={className(isHere)}
    >
      <span className="relative">
        <place.icon aria-hidden="true" className="size-5.5" />
        <Mark marks={marks} place={place} />
      </span>
      {place.label}
    </Link>
  );
}

/** Badge with the number of pending or new items of all tabs. */
function Mark({ marks, place }: { marks: Marks; place: Place }) {
  const shown = place.tabs.flatMap(({ to }) => marks[to] ?? []).filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  const words = shown.length === 1 ? shown[0]?.words : shown.map(({ count, words }) => `${count} ${words}`).join(', ');
  return (
    <span className="absolute -top-2 -right-3.5 grid min-w-5 place-items-center rounded-full bg-clay-700 px-1 text-[0.75rem] leading-5 font-bold text-white figures">
      {shown.reduce((sum, { count }) => sum + count, 0)}
      <span className="sr-only"> {words}</span>
    </span>
  );
}

/** The navigation rail at the left, from tablets up. Its seven places fit a height of 768 pixels. */
export function SideBar({ marks }: { marks: Marks }) {
  const { rights, me, business } = useDesk();
  const tone = (isHere: boolean) =>
    clsx(item, isHere ? 'bg-paper font-semibold text-thyme-900' : 'text-mist hover:bg-white/10');
  return (
    <nav
      aria-label="Desk"
      className="sticky top-0 hidden h-dvh w-23 flex-none flex-col gap-1 overflow-y-auto bg-thyme-900 px-2 pt-5 pb-4 [scrollbar-width:none] md:flex print:hidden"
    >
      <LogoMark className="mx-auto mb-4 flex-none text-thyme-300" />
      {placesFor(rights).map((place) => (
        <Entry key={place.label} place={place} marks={marks} className={tone} />
      ))}
      <span className="min-h-4 flex-1" />
      <NavLink to="/more" className={({ isActive }) => tone(isActive)}>
        <PersonAvatar name={me.first_name} portrait={business.portrait} size={34} />
        {me.first_name}
      </NavLink>
    </nav>
  );
}

/** The navigation bar at the bottom of a phone. */
export function BottomBar({ marks }: { marks: Marks }) {
  const { rights } = useDesk();
  const { pathname } = useLocation();
  const shown = placesFor(rights).filter(({ onPhone }) => onPhone);
  const tone = (isHere: boolean) =>
    clsx(
      'grid min-h-15 content-center justify-items-center gap-1 text-[0.8125rem] no-underline focus-visible:focus-ring',
      isHere ? 'font-semibold text-thyme-900' : 'text-ink-soft',
    );
  return (
    <nav
      aria-label="Desk"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {shown.map((place) => (
        <Entry key={place.label} place={place} marks={marks} className={tone} />
      ))}
      <NavLink to="/more" className={tone(placeAt(shown, pathname) === undefined)}>
        <Menu aria-hidden="true" className="size-5.5" />
        More
      </NavLink>
    </nav>
  );
}
