import { isRouteErrorResponse, Outlet } from 'react-router';
import { describeFailed } from '../lib/page/meta.ts';
import type { Route } from './+types/page-boundary.ts';
import { BrokenPage } from './broken-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Pages describe themselves; this one describes the page that could not be shown. */
export function meta({ matches, error }: Route.MetaArgs) {
  return error ? describeFailed(matches, error) : [];
}

export default function PageBoundary() {
  return <Outlet />;
}

/** A page that fails keeps its header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <BrokenPage error={error} />;
}
