import { startTransition, useEffect, useRef, useState } from 'react';
import type { TeamTimes } from '../../features/people/team-list.tsx';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { Static } from '../../lib/hydration/static.tsx';
import type { ShopBusiness } from './shop-view.ts';

const loadList = () => import('../../features/people/team-list.tsx');
const TeamList = lazyPart(async () => ({ default: (await loadList()).TeamList }));

/**
 * The people of a shop. The cards are part of the cached page; the first free times, which are not, are fetched with the
 * code of the cards when the section comes near.
 */
export function ShopTeam({ business: { id, slug, zone_label, team } }: { business: ShopBusiness }) {
  const place = useRef<HTMLDivElement>(null);
  const times = useTimesNear(id, place);
  return (
    <div ref={place}>
      <Static part={TeamList} shop={slug} zone={zone_label} team={team} times={times} />
    </div>
  );
}

function useTimesNear(businessId: number, place: { current: HTMLElement | null }): TeamTimes | undefined {
  const [times, setTimes] = useState<TeamTimes>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void fetchTimes(businessId).then((found) => {
          if (!isGone && found) startTransition(() => setTimes(found));
        });
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [businessId, place]);
  return times;
}

/** On failure the cards stay without times, which each person's page and the booking dialog also show. */
async function fetchTimes(businessId: number): Promise<TeamTimes | null> {
  try {
    const [{ loadTimes }] = await Promise.all([import('../../features/people/load-times.ts'), loadList()]);
    return await loadTimes(businessId);
  } catch (error) {
    await report(error);
    return null;
  }
}

/** Loaded on demand: its GraphQL client would be a sixteenth of the page's scripts. */
async function report(error: unknown): Promise<void> {
  try {
    const { reportFailure } = await import('../../lib/report.ts');
    await reportFailure({ api: 'team_first_free', type: 'query', error });
  } catch (unloaded) {
    console.warn('The failure could not be reported.', unloaded);
  }
}
