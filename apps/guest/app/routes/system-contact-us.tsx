import { contact } from '../features/leads/query-types.ts';
import { describeQueryPage, loadQueryPicture, QueryPage } from '../pages/information/query-page.tsx';
import type { Route } from './+types/system-contact-us.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadQueryPicture(context, 'contact');

export function meta({ matches }: Route.MetaArgs) {
  return describeQueryPage(matches, contact, '/system/contact-us');
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <QueryPage words={contact} picture={loaderData} />;
}
