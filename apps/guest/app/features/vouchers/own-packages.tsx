import { useQuery } from '@tanstack/react-query';
import { listInWords } from '@thyme/domain/text';
import { count } from '@thyme/site/format.ts';
import { Button, SessionDots } from '@thyme/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { MyPackagesDocument, type MyPackagesQuery } from '../../generated/graphql.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import { lastDay } from './last-day.ts';
import { VoucherCode } from './voucher-code.tsx';

type OwnedPackage = MyPackagesQuery['my_packages'][number];

/** The guest's packages; hidden without any, since few guests have them and the page is about vouchers. */
export function OwnPackages({ now }: { now: number }) {
  const { data = [] } = useQuery({
    queryKey: ['packages'],
    queryFn: async () => (await runAsGuest(MyPackagesDocument, {})).my_packages,
  });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="packages" className="mt-12">
      <h2 id="packages" className="display-28 mb-4">
        Packages
      </h2>
      <ul className="grid gap-6 nav:grid-cols-2">
        {soonestFirst(data, now).map((one) => (
          <li key={one.id}>
            <OwnPackage owned={one} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What ends soonest is to be used first; what is over comes last. */
function soonestFirst(owned: readonly OwnedPackage[], now: number): OwnedPackage[] {
  const rank = (one: OwnedPackage) => (stateOf(one, now).isOver ? 1 : 0);
  return owned.toSorted((a, b) => rank(a) - rank(b) || a.expiry_date - b.expiry_date);
}

/** The sessions left, or why none can be used. */
function stateOf({ sessions_left: left, expiry_date: end, closed }: OwnedPackage, now: number) {
  if (closed === 'refunded') return { isOver: true, words: 'Refunded' };
  if (closed === 'expired') return { isOver: true, words: 'Expired' };
  if (left === 0) return { isOver: true, words: 'All used' };
  if (end <= now) return { isOver: true, words: 'Expired' };
  return { isOver: false, words: `${count(left, 'session')} left` };
}

export function OwnPackage({ owned, now }: { owned: OwnedPackage; now: number }) {
  const { business_info: shop, sessions, sessions_left: left } = owned;
  const { isOver, words } = stateOf(owned, now);
  const names = owned.services_included.map(({ label }) => label);
  return (
    <article className="flex h-full flex-col rounded-lg bg-card p-6 shadow-soft md:p-8">
      <p className="text-ink-soft">{shop?.name}</p>
      <h3 className="display-22 mt-1">{owned.name}</h3>
      <SessionDots
        className={clsx('mt-4', isOver ? 'text-ink-soft' : owned.color === 'plum' ? 'text-plum' : 'text-thyme-700')}
        left={isOver ? 0 : left}
        total={sessions}
        label={`${left} of ${sessions} sessions left`}
      />
      <p className="mt-3">
        <b className="font-semibold">{words}</b>{' '}
        <span className="text-ink-soft">
          {isOver ? 'Valid until' : left === 1 ? 'Use it by' : 'Use them by'} {lastDay(owned, shop?.zone)}
        </span>
      </p>
      <p className="text-ink-soft">{names.length > 0 ? `For ${listInWords(names)}` : 'For every service'}</p>
      {owned.shareable && !isOver && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <VoucherCode code={owned.code} />
          <span className="text-sm text-ink-soft">Anyone with the code can use a session.</span>
        </div>
      )}
      {!isOver && (
        <Button size="sm" className="mt-5 self-start" asChild>
          <Link to={`/${shop?.slug}`}>Book the next one</Link>
        </Button>
      )}
    </article>
  );
}
