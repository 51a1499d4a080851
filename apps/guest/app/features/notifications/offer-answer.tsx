import { useQueryClient } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { OFFER_SECONDS } from '@thyme/domain/waiting-list';
import { Countdown } from '@thyme/site/countdown.tsx';
import { Button, Dialog, DialogChoice, DialogContent } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { zoned } from '../../lib/view/zone-name.tsx';
import { NOTIFICATIONS_KEY, type Notification } from './use-notifications.ts';
import { type OfferCard, type OfferedMoment, useOffer } from './use-offer.ts';

/** The picker of consultation calls; passed in by the route. */
export type RenderCallBefore = (picker: {
  businessId: number;
  before: OfferedMoment;
  value: OfferedMoment | null;
  onChange: (picked: OfferedMoment | null) => void;
}) => ReactNode;

interface OfferAnswerProps {
  notification: Notification;
  leaveFor: (paymentUrl: string) => void;
  callPicker: RenderCallBefore;
  /** The saved card to charge; null where the guest has none. */
  card: OfferCard | null;
}

/** A time became free and is held for a few minutes: accept or decline it. */
export function OfferAnswer({ notification, leaveFor, callPicker, card }: OfferAnswerProps) {
  const queries = useQueryClient();
  const offer = useOffer(notification, { leaveFor, card });
  const { take, pass, busy, due } = offer;
  const until = notification.answer_by ?? 0;
  const what = notification.services.length === 0 ? 'call' : 'time';
  return (
    <>
      <Countdown
        until={until}
        total={Math.max(OFFER_SECONDS, until - notification.created_at)}
        tone="clay"
        onEnd={() => void queries.invalidateQueries({ queryKey: NOTIFICATIONS_KEY })}
      >
        {(left) => (
          <>
            <b className="font-semibold">{left}</b> held for you, then it’s offered to the next person
          </>
        )}
      </Countdown>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="clay" busy={busy === 'take'} disabled={busy !== null} onClick={() => void take()}>
          {card && due ? `Take this ${what}, pay ${due}` : `Take this ${what}`}
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
      {due && (
        <p className="text-sm text-ink-soft">
          {offer.inFull && `${notification.business_name} asks for the full price when you book. `}
          {card ? `${due} from your ${card.name}. ` : `${due} to pay now, on the next page.`}
          {card && (
            <button
              type="button"
              className="font-semibold text-thyme-700 underline"
              disabled={busy !== null}
              onClick={() => void take({ withCard: false })}
            >
              Pay another way
            </button>
          )}
        </p>
      )}
      {offer.callBefore && <CallFirst {...{ notification, offer, callPicker }} before={offer.callBefore} />}
    </>
  );
}

interface CallFirstProps extends Pick<OfferAnswerProps, 'notification' | 'callPicker'> {
  offer: ReturnType<typeof useOffer>;
  before: OfferedMoment;
}

/** A new guest chooses the call in the same form: the time is held for fifteen minutes only. */
function CallFirst({ notification, offer, callPicker, before }: CallFirstProps) {
  const [call, setCall] = useState<OfferedMoment | null>(null);
  const zone = notification.zone_label ?? '';
  return (
    <Dialog open onOpenChange={(open) => !open && offer.noCall()}>
      <DialogContent
        title="Your consultation call"
        description={`You’re new to ${notification.business_name}, so they’d like to meet you on video before your appointment on ${zoned(formatDayTime(before.time), zone)}.`}
        width="wide"
        foot={
          <>
            <DialogChoice
              title={call ? `Call: ${zoned(formatDayTime(call.time), zone)}` : 'No call time yet'}
              detail={`Appointment: ${zoned(formatDayTime(before.time), zone)}`}
            />
            <Button
              variant="clay"
              disabled={!call}
              busy={offer.busy === 'take'}
              onClick={() => void offer.take({ call: call?.time ?? null })}
            >
              Take this time
            </Button>
          </>
        }
      >
        {callPicker({ businessId: notification.business_id ?? 0, before, value: call, onChange: setCall })}
      </DialogContent>
    </Dialog>
  );
}
