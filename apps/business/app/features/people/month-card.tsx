import { useQuery } from '@tanstack/react-query';
import { formatMinutes, MONTHS, monthOf } from '@thyme/domain/time';
import { price } from '@thyme/site/format.ts';
import { Card, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskMonthByPersonDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { PersonAvatar } from '../../lib/person-avatar.tsx';
import { mayOpen } from '../../lib/rights.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { Person } from './operations.ts';

interface Line {
  person: Person;
  income: number;
  /** Hours of appointments; null for whoever has no diary. */
  sold: number | null;
}

/** The figures of the reports for the people on the page; who earned most comes first. */
function useMonth(people: readonly Person[]): readonly Line[] | undefined {
  const { business, rights } = useDesk();
  const { today } = useShopNow();
  const from = `${monthOf(today)}-01`;
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'month-by-person', today),
    queryFn: async () =>
      (await run(DeskMonthByPersonDocument, { business: business.id, from, to: today })).desk_reports,
    enabled: mayOpen(rights, '/reports'),
  });
  const figureOf = (key: string, { id }: Person) =>
    data?.find((report) => report.key === key)?.rows.find(({ chair_id }) => chair_id === id)?.values[0] ?? null;
  return (
    data &&
    people
      .map((person) => ({ person, income: figureOf('person', person) ?? 0, sold: figureOf('hours', person) }))
      .filter(({ person, income }) => person.active || income !== 0)
      .sort((one, other) => other.income - one.income)
  );
}

/** What each person has brought in this month, for whoever may see the money. */
export function MonthCard({ people }: { people: readonly Person[] }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const lines = useMonth(people);
  if (!lines || lines.length === 0) return null;
  const most = Math.max(1, ...lines.map(({ income }) => income));
  return (
    <Card asChild>
      <section aria-labelledby="month-so-far">
        <h2 id="month-so-far" className="display-22">
          {MONTHS[Number(today.slice(5, 7)) - 1]} so far
        </h2>
        <p className="mb-4 text-sm text-ink-soft">
          What each person has taken in, and the hours they’ve sold.{' '}
          <TextLink asChild>
            <Link to="/reports">All reports</Link>
          </TextLink>
        </p>
        <ul className="grid gap-4">
          {lines.map(({ person, income, sold }) => (
            <li key={person.id} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
              <PersonAvatar name={person.name} portrait={person.portrait} size={36} />
              <div className="leading-snug">
                <p className="flex items-baseline justify-between gap-3">
                  <b className="truncate font-semibold">{person.name}</b>
                  <b className="font-semibold figures">{price(Math.round(income), business.country)}</b>
                </p>
                {sold !== null && (
                  <p className="text-sm text-ink-soft figures">{formatMinutes(Math.round(sold * 60))} sold</p>
                )}
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-track">
                  <span
                    className="block h-full rounded-full bg-thyme-500"
                    style={{ width: `${(Math.max(0, income) / most) * 100}%` }}
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
