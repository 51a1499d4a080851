import { dateOfWall, formatDayTime, type WallSeconds } from '@thyme/domain/time';
import { notify } from '@thyme/site/notify.ts';
import { Note, TextLink } from '@thyme/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { CancellationRequestDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { keys, read } from '../../lib/session/storage.ts';
import { useAct } from '../../lib/use-act.ts';

interface EarlierCallProps {
  businessId: number;
  pricingId: number;
  /** The appointment that the guest would like, on the shop's wall clock. */
  appointment: WallSeconds;
  onLogin: () => void;
}

/** Requests a notification when a call comes free in time for an appointment that has none now. */
export function EarlierCall({ businessId, pricingId, appointment, onLogin }: EarlierCallProps) {
  const [isWaiting, setWaiting] = useState(false);
  const { act, busy } = useAct();

  async function send() {
    const { cancellation_request: answer } = await run(CancellationRequestDocument, {
      date: dateOfWall(appointment),
      guest_id: Number(read(keys.userId)) || null,
      business_id: businessId,
      date_scope: 'this_date',
      service_pricing_id: pricingId,
      call_before: appointment,
    });
    if (answer.status === 1) setWaiting(true);
    return answer;
  }

  function ask() {
    const body = { businessId, appointment };
    if (read(keys.guestToken)) return void act('cancellation_request', send, { body });
    notify.info('Please login first!');
    onLogin();
  }

  if (isWaiting)
    return (
      <Note announce className="w-full" icon={<Bell aria-hidden="true" />}>
        <b className="block font-semibold">We’ll let you know</b>
        If a call comes free in time for {formatDayTime(appointment)}, we’ll email you and keep it for you for 15
        minutes. You can take a later appointment in the meantime.
      </Note>
    );
  return (
    <TextLink asChild standalone>
      <button type="button" disabled={busy !== null} onClick={ask}>
        Tell me if an earlier call comes free
      </button>
    </TextLink>
  );
}
