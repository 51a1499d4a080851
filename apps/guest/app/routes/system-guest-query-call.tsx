import { callBack } from '../features/leads/query-types.ts';
import { describeQueryPage, loadQueryPicture, QueryPage } from '../pages/information/query-page.tsx';
import type { Route } from './+types/system-guest-query-call.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadQueryPicture(context, 'call-back');

export function meta({ matches }: Route.MetaArgs) {
  return describeQueryPage(matches, callBack, '/system/guest-query-call');
}

export default function CallBackPage({ loaderData }: Route.ComponentProps) {
  return <QueryPage words={callBack} picture={loaderData} />;
}
