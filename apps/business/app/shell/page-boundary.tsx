import { Outlet, useRouteError } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** A page that fails leaves the bar standing. */
export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} />;
}
