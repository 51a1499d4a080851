import { CrmUnsubscribe } from '../features/leads/crm-unsubscribe.tsx';
import { UnsubscribeForm } from '../features/leads/unsubscribe-form.tsx';
import { describePage } from '../lib/page/meta.ts';
import { useSite } from '../lib/page/use-site.ts';
import type { Route } from './+types/unsubscribe.ts';

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Unsubscribe',
    description: 'Stop emails from Thyme to your address. You’ll still get emails about your own bookings.',
    path: '/unsubscribe',
    hidden: true,
  });
}

export default function Unsubscribe() {
  const { embeds } = useSite();
  return (
    <div className="wrap grid min-h-[60vh] content-center gap-8 py-14 md:py-22">
      <div className="mx-auto w-full max-w-130">
        <h1 className="display-48">Unsubscribe</h1>
        <p className="mt-3 mb-7 text-lg text-pretty text-ink-soft">
          Enter the address you’d like to unsubscribe. You’ll still get emails about your own bookings.
        </p>
        {embeds.unsubscribeScript ? <CrmUnsubscribe src={embeds.unsubscribeScript} /> : <UnsubscribeForm />}
      </div>
    </div>
  );
}
