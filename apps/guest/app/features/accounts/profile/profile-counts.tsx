import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClientReportDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';

const counted = [
  { to: '/profile/appointments', field: 'total_appt', one: 'appointment', many: 'appointments' },
  { to: '/profile/vouchers', field: 'total_voucher', one: 'voucher', many: 'vouchers' },
  { to: '/profile/favorites', field: 'total_favourite', one: 'favourite', many: 'favourites' },
] as const;

/** The numbers of appointments, favourites and so on, each with its link. */
export function ProfileCounts() {
  const { data } = useQuery({
    queryKey: ['client-report'],
    queryFn: async () => (await runAsGuest(ClientReportDocument, {})).clientReport,
  });
  return (
    <ul className="grid rounded-lg bg-thyme-100 max-sm:divide-y max-sm:divide-thyme-200 sm:grid-cols-3 sm:divide-x sm:divide-thyme-200">
      {counted.map(({ to, field, one, many }) => (
        <li key={to} className="sm:my-4">
          <Link to={to} className="flex min-h-14 items-baseline gap-3 px-6 py-2 no-underline hover:underline sm:py-1">
            <b className="display-36 figures min-w-[1ch]">{data ? data[field] : '–'}</b>{' '}
            {data?.[field] === 1 ? one : many}
          </Link>
        </li>
      ))}
    </ul>
  );
}
