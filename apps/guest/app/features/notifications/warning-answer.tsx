import { formatDayTime } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogChoice, DialogContent } from '@thyme/ui';
import { Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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

/** A shop requires a video call within a week, or all upcoming appointments there are cancelled. */
export function WarningAnswer({ notification, businessId, picker }: WarningAnswerProps) {
  const { actions } = notification;
  const [open, setOpen] = useState<'call' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {actions.includes('book-call') && (
          <Button size="sm" onClick={() => setOpen('call')}>
            <Video aria-hidden="true" /> Schedule a video call
          </Button>
        )}
        {actions.includes('cancel-future') && (
          <Button size="sm" variant="danger-outline" onClick={() => setOpen('cancel')}>
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
        description={`With ${notification.business_name}, about a quarter of an hour, within 7 days of their message.`}
        width="wide"
        foot={
          <>
            <DialogChoice title={picked ? formatDayTime(picked.time) : 'No time chosen yet'} />
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
        description={`Every coming visit at ${notification.business_name} is cancelled. What their policy leaves of what you paid goes back the way it came.`}
        close="Keep them"
        action="Cancel them all"
        danger
        busy={busy}
        onAct={send}
      />
    </Dialog>
  );
}
