import { Link, NavLink } from 'react-router';
import { describePage } from '../lib/page/meta.ts';
import { mainLinks } from '../shell/links.ts';
import type { Route } from './+types/mobile-header.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Menu',
    description: 'Every part of Thyme: finding a business, pricing, questions and answers, the blog and how it works.',
    path: '/mobile-header',
    hidden: true,
  });
}

const row =
  'flex min-h-16 items-center justify-between border-b border-line text-lg font-medium no-underline hover:text-thyme-700';

/** The header's menu as a page, for browsers that cannot unfold it. */
export default function MobileHeader() {
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="display-48">Menu</h1>
      <nav aria-label="All pages" className="mt-6 border-t border-line">
        <Link to="/search-form" className={row}>
          Find a business
        </Link>
        {mainLinks.map(({ to, text }) => (
          <NavLink key={to} to={to} className={row}>
            {text}
          </NavLink>
        ))}
        <Link to="/guest-login" className={row}>
          Log In
        </Link>
      </nav>
    </div>
  );
}
