import { contact } from '../features/leads/query-types.ts';
import type { Route } from './+types/system-contact-us.ts';
import { describeQueryPage, loadQueryPicture, QueryPage } from './query-page.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadQueryPicture(context, 'contact');

export function meta({ matches }: Route.MetaArgs) {
  return describeQueryPage(matches, contact, '/system/contact-us');
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <QueryPage words={contact} picture={loaderData} />;
}
