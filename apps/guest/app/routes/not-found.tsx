import { data } from 'react-router';
import { describePage } from '../lib/page/meta.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import type { Route } from './+types/not-found.ts';

/** A regular page with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Page Not Found',
    description: 'This page may have been removed, renamed or is unavailable.',
    path: '/not-found',
    hidden: true,
  });
}

export default function NotFound() {
  return <NotFoundPage />;
}
