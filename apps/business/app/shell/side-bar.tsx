import { Avatar, LogoMark } from '@thyme/ui';
import { clsx } from 'clsx';
import { ExternalLink, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useDesk } from '../lib/desk.ts';
import { type Place, phoneBar, placesFor } from './places.ts';
import type { Marks } from './use-marks.ts';

const item =
  'relative grid w-full justify-items-center gap-1 rounded-[12px] px-1 py-2.5 text-[0.8125rem] leading-tight font-medium no-underline focus-visible:focus-ring';

function RailLink({ place, mark }: { place: Place; mark?: ReactNode }) {
  const { icon: Icon } = place;
  return (
    <NavLink
      to={place.to}
      end={place.to === '/'}
      className={({ isActive }) =>
        clsx(item, isActive ? 'bg-paper font-semibold text-thyme-900' : 'text-mist hover:bg-white/10')
      }
    >
      <span className="relative">
        <Icon aria-hidden="true" className="size-5.5" />
        {mark}
      </span>
      {place.label}
    </NavLink>
  );
}

/** The count on an icon: pending responses or unread notifications. */
function Mark({ marks, to }: { marks: Marks; to: string }) {
  const mark = marks[to];
  if (!mark || mark.count === 0) return null;
  return (
    <span className="absolute -top-2 -right-3.5 grid min-w-5 place-items-center rounded-full bg-clay-700 px-1 text-xs leading-5 font-bold text-white figures">
      {mark.count}
      <span className="sr-only"> {mark.words}</span>
    </span>
  );
}

/** The navigation rail on the left, from tablet width. */
export function SideBar({ marks }: { marks: Marks }) {
  const { business, isOwner, me } = useDesk();
  return (
    <nav
      aria-label="Desk"
      className="thin-scroll sticky top-0 hidden h-dvh w-23 flex-none flex-col gap-1 overflow-y-auto bg-thyme-900 px-2 pt-5 pb-4 md:flex"
    >
      <LogoMark className="mx-auto mb-4 flex-none text-thyme-300" />
      {placesFor(isOwner).map((place) => (
        <RailLink key={place.to} place={place} mark={<Mark marks={marks} to={place.to} />} />
      ))}
      <span className="min-h-4 flex-1" />
      <a href={`/${business.slug}`} className={clsx(item, 'text-mist hover:bg-white/10')}>
        <ExternalLink aria-hidden="true" className="size-5.5" />
        My page
      </a>
      <NavLink
        to="/more"
        className={({ isActive }) => clsx(item, isActive ? 'bg-paper text-thyme-900' : 'text-mist hover:bg-white/10')}
      >
        <Avatar name={me.first_name} size={34} />
        {me.first_name}
      </NavLink>
    </nav>
  );
}

/** The bottom bar on phones. */
export function BottomBar({ marks }: { marks: Marks }) {
  const { isOwner } = useDesk();
  const shown = placesFor(isOwner).filter(({ to }) => phoneBar.includes(to));
  const entry =
    'grid min-h-15 content-center justify-items-center gap-1 text-[0.8125rem] no-underline focus-visible:focus-ring';
  const tone = ({ isActive }: { isActive: boolean }) =>
    clsx(entry, isActive ? 'font-semibold text-thyme-900' : 'text-ink-soft');
  return (
    <nav
      aria-label="Desk"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={tone}>
          <span className="relative">
            <Icon aria-hidden="true" className="size-5.5" />
            <Mark marks={marks} to={to} />
          </span>
          {label}
        </NavLink>
      ))}
      <NavLink to="/more" className={tone}>
        <Menu aria-hidden="true" className="size-5.5" />
        More
      </NavLink>
    </nav>
  );
}
