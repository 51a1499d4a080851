import { CountBadge, LinkTab, LinkTabs } from '@thyme/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useDesk } from '../lib/desk.ts';
import { isAt, placeAt, placesFor } from './places.ts';
import { useMarks } from './use-marks.ts';

/** Heading of a page: title, note and actions; below it the tabs of its section. */
export function PageHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <header className="flex min-h-18.5 flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <h1 className="display-28 outline-none">{title}</h1>
        {note && <div className="text-ink-soft">{note}</div>}
        {children && <div className="ml-auto flex flex-wrap items-center gap-3">{children}</div>}
      </header>
      <PlaceTabs />
    </>
  );
}

function PlaceTabs() {
  const { rights } = useDesk();
  const { pathname } = useLocation();
  const place = placeAt(placesFor(rights), pathname);
  const marks = useMarks({ asks: false });
  const current = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways, and the current one may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on each page
  useEffect(() => showInRow(current.current), [pathname]);
  if (!place || place.tabs.length < 2) return null;
  return (
    <LinkTabs label={place.label} className="-mx-4 mb-5 px-4 md:-mx-7 md:px-7 print:hidden">
      {place.tabs.map((tab) => (
        <LinkTab key={tab.to} asChild active={isAt(tab, pathname)}>
          <Link to={tab.to} ref={isAt(tab, pathname) ? current : undefined}>
            {tab.label}
            <TabMark count={marks[tab.to]?.count ?? 0} />
          </Link>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}

/** The tab's share of the badge in the navigation, which announces it to screen readers. */
function TabMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="ml-2 inline-flex">
      <CountBadge count={count} label="" />
    </span>
  );
}

function showInRow(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const [place, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += place.left - around.left - (around.width - place.width) / 2;
}
