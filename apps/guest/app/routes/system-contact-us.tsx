import { contact } from '../features/leads/query-types.ts';
import type { Route } from './+types/system-contact-us.ts';
import { describeQueryPage, QueryPage } from './query-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return describeQueryPage(matches, contact, '/system/contact-us');
}

export default function ContactPage() {
  return <QueryPage words={contact} />;
}
