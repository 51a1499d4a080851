import { Outlet, useRouteError } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** Error boundary of a page; the navigation stays. */
export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} />;
}
