import { data } from 'react-router';
import { queryPage } from '../features/leads/query-types.ts';
import { describeFailed } from '../lib/meta.ts';
import type { Route } from './+types/system-guest-query.ts';
import { describeQueryPage, QueryPage } from './query-page.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const words = queryPage(params.queryType);
  if (!words) throw data(null, { status: 404 });
  return words;
}

export function meta({ matches, loaderData, params, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describeQueryPage(matches, loaderData, `/system/guest-query/${params.queryType}`);
}

export default function GuestQuery({ loaderData }: Route.ComponentProps) {
  return <QueryPage words={loaderData} />;
}
