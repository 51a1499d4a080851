import { thisWindow } from '@thyme/site/this-window.ts';
import { Note } from '@thyme/ui';
import { ProgressLine, Steps } from '@thyme/ui/navigation/steps.tsx';
import { Dialog, DialogContent } from '@thyme/ui/overlays/dialog.tsx';
import { clsx } from 'clsx';
import { StepAside } from './aside/step-aside.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { StepBody } from './steps/step-body.tsx';
import { type BookingOptions, useBooking } from './use-booking.ts';
import type { Step } from './use-booking-steps.ts';

const stepNames: Record<Step, string> = {
  when: 'Date and time',
  call: 'Date and time',
  login: 'Log in',
  confirm: 'Confirm',
  lost: 'Confirm',
};

/** From a cart to an appointment: date and time, log in, confirm. */
export function BookingDialog({ onClose, ...options }: BookingOptions & { onClose: () => void }) {
  const { shop } = options;
  const booking = useBooking(options);
  const { steps, confirm, priced } = booking;
  const { quote } = priced;
  if (!quote) return null;
  const names = booking.cameAsGuest ? ['Date and time', 'Confirm'] : ['Date and time', 'Log in', 'Confirm'];
  const at = Math.max(0, names.indexOf(stepNames[steps.step]));
  return (
    <Dialog open onOpenChange={(open) => !open && !confirm.pending && onClose()}>
      <DialogContent
        title={`Book at ${shop.name}`}
        hideTitle
        width="wide"
        flush
        onOpenAutoFocus={(event) => event.preventDefault()}
        // A toast lies outside, and so does a slip of the finger: neither ends what somebody is in the middle of.
        onInteractOutside={(event) => event.preventDefault()}
        head={<Steps steps={names} current={at} label="Steps of the booking" />}
        progress={<ProgressLine current={at} total={names.length} />}
        className="md:h-[min(54rem,calc(100dvh-48px))]"
        foot={<DialogFoot {...{ shop, quote, booking }} />}
      >
        <div className="grid min-h-full content-start md:grid-cols-[minmax(0,1fr)_21rem] md:content-stretch">
          <div key={steps.step} className="min-w-0 px-5 py-6 md:p-8">
            {booking.hasNewPrices && <PriceNews />}
            <StepBody {...options} booking={booking} />
          </div>
          <aside
            aria-label="Your choice"
            className={clsx(
              'border-line bg-paper px-5 py-6 max-md:border-t md:border-l md:p-8',
              steps.step !== 'confirm' && 'max-md:hidden',
            )}
          >
            <StepAside {...{ shop, priced, quote, booking }} />
          </aside>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function PriceNews() {
  return (
    <Note tone="warn" announce className="mb-6">
      The shop has changed its prices since you opened this page.{' '}
      <button type="button" className="font-semibold underline" onClick={() => thisWindow.reload()}>
        Show the new ones
      </button>
    </Note>
  );
}
