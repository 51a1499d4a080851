import { callBack } from '../features/leads/query-types.ts';
import type { Route } from './+types/system-guest-query-call.ts';
import { describeQueryPage, QueryPage } from './query-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describeQueryPage(matches, callBack, '/system/guest-query-call');
}

export default function CallBackPage() {
  return <QueryPage words={callBack} />;
}
