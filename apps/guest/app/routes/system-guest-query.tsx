import { data } from 'react-router';
import { queryPage } from '../features/leads/query-types.ts';
import { describeFailed } from '../lib/page/meta.ts';
import { describeQueryPage, loadQueryPicture, QueryPage } from '../pages/information/query-page.tsx';
import type { Route } from './+types/system-guest-query.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const words = queryPage(params.queryType);
  if (!words) throw data(null, { status: 404 });
  return { words, picture: await loadQueryPicture(context, 'query') };
}

export function meta({ matches, loaderData, params, error }: Route.MetaArgs) {
  if (!loaderData) return describeFailed(matches, error);
  return describeQueryPage(matches, loaderData.words, `/system/guest-query/${params.queryType}`);
}

export default function GuestQuery({ loaderData }: Route.ComponentProps) {
  return <QueryPage {...loaderData} />;
}
