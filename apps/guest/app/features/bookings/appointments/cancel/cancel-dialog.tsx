import { bookingLimits } from '@thyme/domain/bookings';
import { DECIDE_DAYS } from '@thyme/domain/payments';
import { midSentence } from '@thyme/domain/text';
import { formatTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { money } from '@thyme/site/format.ts';
import { Button, Dialog, ErrorState, Note, Skeleton, SkeletonGroup, TextArea } from '@thyme/ui';
import { SegmentedControl } from '@thyme/ui/navigation/segmented-control.tsx';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import { longDay, servicesLine } from '../appointment-words.ts';
import { useChangeAppointment } from '../change-appointment.ts';
import type { Appointment } from '../use-appointments.ts';
import { PolicyLine } from './policy-line.tsx';
import { RefundBar } from './refund-bar.tsx';
import { useGroupQuote } from './use-group-quote.ts';
import { backWords, type Quote, useQuote } from './use-quote.ts';

interface CancelDialogProps {
  appointment: Appointment;
  onClose: () => void;
  onReschedule: () => void;
}

/** What the button does, with its amount. */
function actWords({ refund }: Quote, country: string, isWhole: boolean): string {
  if (refund > 0) return `Cancel, refund ${money(refund, country)}`;
  return isWhole ? 'Cancel all of them' : 'Cancel the appointment';
}

/** Shows what cancelling costs before it is done. */
export function CancelDialog({ appointment, onClose, onReschedule }: CancelDialogProps) {
  const { business_info: shop, date, appointment_detail: lines } = appointment;
  const country = shop?.country ?? 'IE';
  const { data: own, isPending, refetch } = useQuote(appointment.id);
  const others = appointment.together.filter(({ can_cancel }) => can_cancel);
  const [isWhole, setIsWhole] = useState(false);
  const whole = useGroupQuote(appointment.id, own, others.length > 0);
  const quote = isWhole ? whole : own;
  const { change, busy } = useChangeAppointment();
  const [note, setNote] = useState('');
  const what = servicesLine(lines.map(({ service_pricing }) => service_pricing.service_name)) || 'video call';
  const isCall = appointment.kind === 'consultation';
  const paid = appointment.payment > 0 ? ` You paid ${money(appointment.payment, country)}.` : '';

  async function cancel() {
    if ((await change(appointment, { status: 'Cancelled', note: note.trim(), wholeGroup: isWhole })).done) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title={`Cancel your ${midSentence(what)}?`}
        description={`${shop?.name}, ${longDay(date, date)}, ${zoned(formatTime(date), shop?.zone_label ?? '')}.${paid}`}
        close={isCall ? 'Keep the call' : 'Keep my appointment'}
        action={isCall ? 'Cancel the call' : quote ? actWords(quote, country, isWhole) : 'Cancel the appointment'}
        danger
        disabled={!quote}
        busy={busy !== null}
        onAct={cancel}
      >
        {isPending && (
          <SkeletonGroup label="Checking what it costs">
            <Skeleton className="rounded-md" height={92} />
          </SkeletonGroup>
        )}
        {!isPending && !quote && (
          <ErrorState
            title="We couldn’t check what it costs"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            Nothing has been cancelled. Check that you’re online and try again.
          </ErrorState>
        )}
        {others.length > 0 && whole && (
          <SegmentedControl
            label="What to cancel"
            className="mb-6"
            segments={[
              { value: 'one', label: appointment.companion ? `Only ${appointment.companion}’s` : 'Only yours' },
              { value: 'all', label: others.length === 1 ? 'Both' : `All ${others.length + 1}` },
            ]}
            value={isWhole ? 'all' : 'one'}
            onValueChange={(value) => setIsWhole(value === 'all')}
          />
        )}
        {quote && (
          <div className="grid gap-6">
            {isCall ? (
              <p>
                {shop?.name} asked for this call. If you cancel it, they’ll still be waiting for one, and your
                appointments there may be cancelled without it.
              </p>
            ) : (
              <Costs quote={quote} appointment={appointment} country={country} />
            )}
            {appointment.can_reschedule && (
              <Note icon={<CalendarClock aria-hidden="true" />}>
                Would another time suit you better?{' '}
                <button type="button" className="font-semibold text-thyme-700 underline" onClick={onReschedule}>
                  Reschedule instead
                </button>
              </Note>
            )}
            <TextArea
              label={
                <>
                  Note to {shop?.name} <span className="font-normal">(optional)</span>
                </>
              }
              rows={2}
              maxLength={bookingLimits.note}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </div>
        )}
      </ActionDialog>
    </Dialog>
  );
}

interface CostsProps {
  quote: Quote;
  appointment: Appointment;
  country: string;
}

/** What is refunded and what is kept. Where the shop decides, nothing is shown as kept yet. */
function Costs({ quote, appointment, country }: CostsProps) {
  const shop = appointment.business_info?.name ?? 'The shop';
  const { fee, refund, decided_by_business: isDecided } = quote;
  const lateFee = <LateFee quote={quote} shop={shop} country={country} />;
  if (fee + refund <= 0)
    return quote.late_fee > 0 ? lateFee : <p>You haven’t paid anything yet, so cancelling costs you nothing.</p>;
  const words = isDecided ? `${shop} decides` : `kept by ${shop}`;
  return (
    <>
      <RefundBar
        back={refund > 0 ? { value: refund, amount: money(refund, country), words: backWords(quote) } : null}
        retained={fee > 0 ? { value: fee, amount: money(fee, country), words } : null}
      />
      {isDecided ? (
        <Note tone="warn">
          {shop} has {DECIDE_DAYS} days to decide whether to keep the {money(fee, country)} you paid. We’ll let you
          know. If they don’t keep it, or don’t decide in time, you get it back.
        </Note>
      ) : (
        <section>
          <h3 className="mb-3 font-semibold">
            {fee > 0 ? `Why ${quote.percent === 50 ? 'half' : `${quote.percent}%`}?` : quote.sentence}
          </h3>
          {fee > 0 && <p className="mb-3 text-ink-soft">{quote.sentence}, never more than you’ve paid.</p>}
          <PolicyLine spans={quote.timeline} />
        </section>
      )}
      {lateFee}
    </>
  );
}

/** What may be charged to the saved card as well. */
function LateFee({ quote, shop, country }: { quote: Quote; shop: string; country: string }) {
  if (quote.late_fee <= 0) return null;
  return (
    <Note tone="warn">
      When you booked, you agreed to a fee for cancelling this late. {shop} may charge up to{' '}
      {money(quote.late_fee, country)} to your card ending {quote.late_fee_last4}. You’d hear two days before, and you
      could object.
    </Note>
  );
}
