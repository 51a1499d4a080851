import { thisWindow } from '@thyme/site/this-window.ts';
import { Note } from '@thyme/ui';
import { ProgressLine, Steps } from '@thyme/ui/navigation/steps.tsx';
import { Dialog, DialogContent } from '@thyme/ui/overlays/dialog.tsx';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { focusOpener } from '../cart/cart-focus.ts';
import { allSteps } from './all-steps.ts';
import { DialogFoot } from './dialog-foot.tsx';
import type { BookingStep, StepProps } from './step.ts';
import type { Stage } from './step-names.ts';
import { type BookingOptions, useBooking } from './use-booking.ts';

/** From a cart to an appointment: date and time, log in, confirm. */
export function BookingDialog(options: BookingOptions) {
  const booking = useBooking(options);
  const { steps, confirm, priced } = booking;
  const { quote } = priced;
  if (!quote) return null;
  const step = allSteps[steps.step];
  const props: StepProps = { ...options, priced, booking, quote };
  const stages: Stage[] = booking.cameAsGuest ? ['Date and time', 'Confirm'] : ['Date and time', 'Log in', 'Confirm'];
  const at = Math.max(0, stages.indexOf(step.stage));
  return (
    <Dialog open onOpenChange={(open) => !open && !confirm.pending && steps.close()}>
      <DialogContent
        title={`Book at ${options.shop.name}`}
        hideTitle
        width="screen"
        flush
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={focusOpener}
        // Presses on a toast, or beside the dialog by mistake, do not close it.
        onInteractOutside={(event) => event.preventDefault()}
        head={<Steps steps={stages} current={at} label="Steps of the booking" />}
        progress={<ProgressLine current={at} total={stages.length} />}
        className="dialog:h-[min(54rem,calc(100dvh-48px))]"
        strip={step.Strip && <step.Strip {...props} />}
        foot={<DialogFoot {...props} step={step} />}
      >
        <Panes {...props} step={step} />
      </DialogContent>
    </Dialog>
  );
}

/** The question, with the choice so far beside it. */
function Panes({ step, ...props }: StepProps & { step: BookingStep }) {
  const { steps, hasNewPrices, cartChanged } = props.booking;
  const panes = useFromTheTop(steps.step);
  return (
    <div
      ref={panes}
      className="grid min-h-full content-start dialog:grid-cols-[minmax(0,1fr)_18rem] dialog:content-stretch lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div key={steps.step} className="min-w-0 px-5 py-6 md:p-8">
        {hasNewPrices && <PriceNotice />}
        {steps.isBlocked && (
          <Note tone="danger" announce className="mb-6">
            <b className="font-semibold">You have been blocked by the business!</b> You can’t book here online
            {props.shop.phone ? `. If you think it’s a mistake, ring ${props.shop.phone}.` : '.'}
          </Note>
        )}
        {cartChanged && (
          <Note tone="warn" announce className="mb-6">
            You changed your cart in another tab. This is what’s in it now.
          </Note>
        )}
        <step.Body {...props} />
      </div>
      <aside
        aria-label="Your choice"
        className={clsx(
          'border-line bg-paper px-5 py-6 max-dialog:border-t md:p-8 dialog:border-l dialog:p-6 lg:p-8',
          step.Strip && 'max-dialog:hidden',
        )}
      >
        {/* Stays in view where the question is longer than the screen. */}
        <div className="dialog:sticky dialog:top-6 lg:top-8">
          <step.Aside {...props} />
        </div>
      </aside>
    </div>
  );
}

/** The dialog's body is one element for all steps, so it would keep the scroll position of the step before. */
function useFromTheTop(step: string) {
  const panes = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const body = panes.current?.parentElement;
    if (body && shown.current !== step) body.scrollTop = 0;
    shown.current = step;
  }, [step]);
  return panes;
}

function PriceNotice() {
  return (
    <Note tone="warn" announce className="mb-6">
      The shop has changed its prices since you opened this page.{' '}
      <button type="button" className="font-semibold underline" onClick={() => thisWindow.reload()}>
        Show the new prices
      </button>
    </Note>
  );
}
