import { formatDayTime } from '@thyme/domain/time';
import { Star } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { pictureUrl } from '@thyme/ui/media/picture.tsx';
import { Link } from 'react-router';
import type { ShopBusinessQuery } from '../../generated/graphql.ts';
import { zoned } from '../../lib/view/zone-name.tsx';

export type TeamPerson = NonNullable<ShopBusinessQuery['business']>['team'][number];

/** The first free time of each person by id; null for a person without one. */
export type TeamTimes = ReadonlyMap<number, number | null>;

interface TeamListProps {
  shop: string;
  /** The name of the shop's time zone. */
  zone: string;
  team: readonly TeamPerson[];
  /** Loaded once the section is near the viewport; the line's space is reserved before. */
  times?: TeamTimes | undefined;
}

/** The people of the shop, each a link to their page. */
export function TeamList({ shop, zone, team, times }: TeamListProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {team.map((person) => (
        <li
          key={person.id}
          className="group relative flex min-w-0 items-center gap-4 rounded-md border border-line bg-card p-4 hover:border-thyme-300"
        >
          <Avatar name={person.name} src={person.portrait && pictureUrl(person.portrait.image, 240)} size={72} />
          <div className="grid min-w-0 flex-1 leading-snug">
            <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">
              <Link
                to={`/${shop}/team/${person.slug}`}
                className="no-underline after:absolute after:inset-0 after:rounded-md group-hover:underline"
              >
                {person.name}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
              {person.title && <span>{person.title}</span>}
              {person.rating > 0 && <SmallRating value={person.rating} count={person.number_of_ratings} />}
            </p>
            <FirstFree at={times?.get(person.id)} zone={zone} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Empty until it is loaded; the line keeps its height. */
function FirstFree({ at, zone }: { at: number | null | undefined; zone: string }) {
  return (
    <p className="min-h-5 text-sm font-semibold text-thyme-700 figures">
      {at === undefined ? (
        ' '
      ) : at === null ? (
        <span className="font-normal text-ink-soft">No free times soon</span>
      ) : (
        `First free ${zoned(formatDayTime(at), zone)}`
      )}
    </p>
  );
}

/** '★ 4.9 (212)' in a line of small text. */
export function SmallRating({ value, count }: { value: number; count: number }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink figures">
      <Star small />
      <span className="font-semibold">
        <span className="sr-only">Rated </span>
        {value.toFixed(1)}
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="text-ink-soft">
        ({count}
        <span className="sr-only"> ratings</span>)
      </span>
    </span>
  );
}
