import { DECIDE_DAYS } from '@thyme/domain/payments';
import { formatTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { money } from '@thyme/site/format.ts';
import { Button, Dialog, ErrorState, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { CalendarClock } from 'lucide-react';
import { longDay, servicesLine } from '../appointment-words.ts';
import { useChangeAppointment } from '../change-appointment.ts';
import type { Appointment } from '../use-appointments.ts';
import { PolicyLine } from './policy-line.tsx';
import { RefundBar } from './refund-bar.tsx';
import { backWords, type Quote, useQuote } from './use-quote.ts';

interface CancelDialogProps {
  appointment: Appointment;
  onClose: () => void;
  onReschedule: () => void;
}

/** What the button does, with its amount. */
function actWords({ refund }: Quote, country: string): string {
  return refund > 0 ? `Cancel, refund ${money(refund, country)}` : 'Cancel the appointment';
}

/** Shows what cancelling costs before it is done. */
export function CancelDialog({ appointment, onClose, onReschedule }: CancelDialogProps) {
  const { business_info: shop, date, appointment_detail: lines } = appointment;
  const country = shop?.country ?? 'IE';
  const { data: quote, isPending, refetch } = useQuote(appointment.id);
  const { change, busy } = useChangeAppointment();
  const what = servicesLine(lines.map(({ service_pricing }) => service_pricing.service_name)) || 'video call';
  const paid = appointment.payment > 0 ? ` You paid ${money(appointment.payment, country)}.` : '';

  async function cancel() {
    if ((await change(appointment, { status: 'Cancelled' })).done) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title={`Cancel your ${what.charAt(0).toLowerCase()}${what.slice(1)}?`}
        description={`${shop?.name}, ${longDay(date, date)}, ${formatTime(date)}.${paid}`}
        close="Keep my appointment"
        action={quote ? actWords(quote, country) : 'Cancel the appointment'}
        danger
        disabled={!quote}
        busy={busy !== null}
        onAct={cancel}
      >
        {isPending && (
          <SkeletonGroup label="Looking up what it costs">
            <Skeleton className="rounded-md" height={92} />
          </SkeletonGroup>
        )}
        {!isPending && !quote && (
          <ErrorState
            title="What it costs could not be looked up"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            Nothing is cancelled. Look whether you are online and try again.
          </ErrorState>
        )}
        {quote && (
          <div className="grid gap-6">
            <Costs quote={quote} appointment={appointment} country={country} />
            {appointment.can_reschedule && (
              <Note icon={<CalendarClock aria-hidden="true" />}>
                Would another time suit?{' '}
                <button type="button" className="font-semibold text-thyme-700 underline" onClick={onReschedule}>
                  Reschedule instead
                </button>
              </Note>
            )}
          </div>
        )}
      </ActionDialog>
    </Dialog>
  );
}

function Costs({ quote, appointment, country }: { quote: Quote; appointment: Appointment; country: string }) {
  const shop = appointment.business_info;
  const { fee, refund } = quote;
  if (fee + refund <= 0) return <p>You have paid nothing yet, so nothing is kept.</p>;
  return (
    <>
      <RefundBar
        back={refund > 0 ? { value: refund, amount: money(refund, country), words: backWords(quote) } : null}
        retained={fee > 0 ? { value: fee, amount: money(fee, country), words: `kept by ${shop?.name}` } : null}
      />
      {quote.decided_by_business && (
        <Note tone="warn">
          {shop?.name} decides whether to keep it. You are told as soon as they have; what they do not keep, or do not
          decide about within {DECIDE_DAYS} days, goes back the way it came.
        </Note>
      )}
      <section>
        <h3 className="mb-3 font-semibold">
          {fee > 0 ? `Why ${quote.percent === 50 ? 'half' : `${quote.percent}%`}?` : quote.sentence}
        </h3>
        {fee > 0 && <p className="mb-3 text-ink-soft">{quote.sentence}, never more than you have paid.</p>}
        <PolicyLine spans={quote.timeline} />
      </section>
    </>
  );
}
