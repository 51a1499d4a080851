import { Button } from '@thyme/ui';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { logOut } from '../features/accounts/log-out.ts';
import { useDesk } from '../lib/desk.ts';
import { PersonAvatar } from '../lib/person-avatar.tsx';
import { LOGIN_PATH } from '../lib/session.ts';
import { PageHead } from '../shell/page-head.tsx';
import { placesFor } from '../shell/places.ts';

export const meta = () => [{ title: 'More – Thyme for business' }];

const ROLES = { owner: 'Owner', manager: 'Manager', staff: 'Staff' } as const;
const row = 'flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sand focus-visible:focus-ring';
const disc = 'grid size-9 flex-none place-items-center rounded-full bg-thyme-100 text-thyme-700';

/** Everything that does not fit into a phone's navigation bar, the current member, and log out. */
export default function More() {
  const { me, business, rights, choose } = useDesk();
  const navigate = useNavigate();
  return (
    <div className="max-w-2xl px-4 pb-10 md:px-7">
      <PageHead title="More" />
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
        {placesFor(rights)
          // Leaves out what is already in the navigation bar.
          .flatMap(({ tabs, onPhone }) => (onPhone ? tabs.slice(1) : tabs))
          .map(({ to, label, about, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={row}>
                <span className={disc}>
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold">{label}</b>
                  <span className="text-sm text-ink-soft">{about}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5" />
              </Link>
            </li>
          ))}
        <li>
          <a href={`/${business.slug}`} className={row}>
            <span className={disc}>
              <ExternalLink aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">See your page</b>
              <span className="text-sm text-ink-soft">/{business.slug}, as guests see it</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5" />
          </a>
        </li>
      </ul>
      <section aria-labelledby="who" className="mt-8 flex flex-wrap items-center gap-4">
        <PersonAvatar name={me.first_name} portrait={business.portrait} size={48} />
        <div className="min-w-0 flex-1">
          <h2 id="who" className="font-semibold">
            {me.first_name} {me.last_name}
          </h2>
          <p className="text-sm text-ink-soft">
            {ROLES[rights.role]}, {business.name} · {me.email}
          </p>
        </div>
        <Button variant="secondary" onClick={() => void logOut(() => navigate(LOGIN_PATH))}>
          Log out
        </Button>
      </section>
      {me.businesses.length > 1 && (
        <section aria-labelledby="others" className="mt-8">
          <h2 id="others" className="display-22">
            Other businesses
          </h2>
          <div className="mt-3 flex flex-wrap gap-3">
            {me.businesses
              .filter(({ id }) => id !== business.id)
              .map(({ id, name }) => (
                <Button key={id} variant="secondary" onClick={() => choose(id)}>
                  {name}
                </Button>
              ))}
          </div>
        </section>
      )}
    </div>
  );
}
