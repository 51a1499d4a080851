import { describePage } from '../lib/page/meta.ts';
import { InvoicePage } from '../pages/payments/invoice-page.tsx';
import type { Route } from './+types/invoice.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, { title: 'Invoice', description: 'Your invoice.', path: '/invoice', hidden: true });
}

export default InvoicePage;
