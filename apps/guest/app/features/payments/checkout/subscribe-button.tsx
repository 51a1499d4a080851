import { notify } from '@thyme/site/notify.ts';
import { thisWindow } from '@thyme/site/this-window.ts';
import { Button, type ButtonVariant } from '@thyme/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SubscribeDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useSite } from '../../../lib/page/use-site.ts';
import { destinationOf } from '../payment-destination.ts';

interface SubscribeButtonProps {
  /** The plan's code, with its period. */
  plan: string;
  business: number;
  name: string;
  variant: ButtonVariant;
  /** Called with the choice before anything else happens. */
  onChoose: (element: EventTarget) => void;
}

/** For owners who are logged in: starts the trial and goes to the desk, or opens the page where the plan is paid. */
export function SubscribeButton({ plan, business, name, variant, onChoose }: SubscribeButtonProps) {
  const navigate = useNavigate();
  const { businessSiteUrl } = useSite();
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      const answer = (await run(SubscribeDocument, { plan, business }, { asBusiness: true })).subscribe;
      const { message, payment_url: url } = accepted(answer);
      const target = url ? destinationOf(url, window.location.origin) : null;
      if (target && 'address' in target) return thisWindow.goTo(target.address);
      if (target) return void navigate(target.path);
      notify.success(message);
      thisWindow.goTo(`${businessSiteUrl}/plan`);
    } catch (error) {
      setBusy(false);
      showFailure(error, { api: 'subscribe', body: { plan } });
    }
  }

  return (
    <Button
      variant={variant}
      wide
      busy={busy}
      onClick={({ currentTarget }) => {
        onChoose(currentTarget);
        void start();
      }}
    >
      Start with {name}
    </Button>
  );
}
