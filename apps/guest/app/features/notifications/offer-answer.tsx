import { useQueryClient } from '@tanstack/react-query';
import { OFFER_SECONDS } from '@thyme/domain/waiting-list';
import { Button } from '@thyme/ui';
import { Countdown } from '../../lib/countdown.tsx';
import { NOTIFICATIONS_KEY, type Notification } from './use-notifications.ts';
import { useOffer } from './use-offer.ts';

interface OfferAnswerProps {
  notification: Notification;
  leaveFor: (paymentUrl: string) => void;
}

/** A time came free and is kept for a few minutes: take it or pass. */
export function OfferAnswer({ notification, leaveFor }: OfferAnswerProps) {
  const queries = useQueryClient();
  const { take, pass, busy } = useOffer(notification, leaveFor);
  const until = notification.answer_by ?? 0;
  return (
    <>
      <Countdown
        until={until}
        total={OFFER_SECONDS}
        tone="clay"
        onEnd={() => void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })}
      >
        {(left) => (
          <>
            <b className="font-semibold">{left}</b> held for you, then the next person is asked
          </>
        )}
      </Countdown>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="clay" busy={busy === 'take'} disabled={busy !== null} onClick={() => void take()}>
          Take this time
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'pass'}
          disabled={busy !== null}
          onClick={() => void pass()}
        >
          Pass
        </Button>
      </div>
    </>
  );
}
