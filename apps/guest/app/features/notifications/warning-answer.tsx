import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogChoice, DialogContent } from '@thyme/ui';
import { Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { zoned } from '../../lib/view/zone-name.tsx';
import type { Notification } from './use-notifications.ts';
import { useWarning } from './use-warning.ts';

export interface PickedCall {
  date: string;
  time: number;
}

/** The time picker of the booking dialog; passed in by the route. */
export type RenderCallPicker = (picker: {
  businessId: number;
  value: PickedCall | null;
  onChange: (picked: PickedCall | null) => void;
}) => ReactNode;

interface WarningAnswerProps {
  notification: Notification;
  businessId: number;
  picker: RenderCallPicker;
}

/** The booked call, instead of the question; the button to cancel everything is less prominent. */
export function BookedCall({
  notification,
  businessId,
  children,
}: Omit<WarningAnswerProps, 'picker'> & BookedCallProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children}
      {notification.actions.includes('cancel-future') && (
        <Button size="sm" variant="ghost" wraps className="-ml-3 justify-self-start" onClick={() => setOpen(true)}>
          Cancel all future appointments
        </Button>
      )}
      {isOpen && <CancelAllDialog {...{ notification, businessId }} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BookedCallProps {
  /** When it is, and how to join and to move it. */
  children: ReactNode;
}

/** A shop requires a video call within a week, or all upcoming appointments there are cancelled. */
export function WarningAnswer({ notification, businessId, picker }: WarningAnswerProps) {
  const { actions } = notification;
  const [open, setOpen] = useState<'call' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {actions.includes('book-call') && (
          <Button size="sm" wraps onClick={() => setOpen('call')}>
            <Video aria-hidden="true" /> Schedule a video call
          </Button>
        )}
        {actions.includes('cancel-future') && (
          <Button size="sm" variant="danger-outline" wraps onClick={() => setOpen('cancel')}>
            Cancel all future appointments
          </Button>
        )}
      </div>
      {open === 'call' && <CallDialog {...{ notification, businessId, picker }} onClose={close} />}
      {open === 'cancel' && <CancelAllDialog {...{ notification, businessId }} onClose={close} />}
    </>
  );
}

function CallDialog({ notification, businessId, picker, onClose }: WarningAnswerProps & { onClose: () => void }) {
  const [picked, setPicked] = useState<PickedCall | null>(null);
  const { bookCall, busy } = useWarning(businessId);
  async function send() {
    if (picked && (await bookCall(picked.time))) onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Schedule a video call"
        description={`About 15 minutes with ${notification.business_name}, within 7 days of their message.`}
        width="wide"
        foot={
          <>
            <DialogChoice
              title={picked ? zoned(formatDayTime(picked.time), notification.zone_label ?? '') : 'No time chosen yet'}
            />
            <Button disabled={!picked} busy={busy} onClick={() => void send()}>
              Book the call
            </Button>
          </>
        }
      >
        {picker({ businessId, value: picked, onChange: setPicked })}
      </DialogContent>
    </Dialog>
  );
}

interface CancelAllProps {
  notification: Notification;
  businessId: number;
  onClose: () => void;
}

function CancelAllDialog({ notification, businessId, onClose }: CancelAllProps) {
  const { cancelFuture, busy } = useWarning(businessId);
  async function send() {
    if (await cancelFuture()) onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog
        title="Cancel all future appointments?"
        description={`All your upcoming appointments at ${notification.business_name} will be cancelled, and you’ll get back what their policy allows.`}
        close="Keep them"
        action="Cancel them all"
        danger
        busy={busy}
        onAct={send}
      />
    </Dialog>
  );
}
