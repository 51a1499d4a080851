import { Button, DialogClose, DialogContent, type DialogContentProps } from '@thyme/ui';
import type { ReactNode } from 'react';

interface ActionDialogProps extends Omit<DialogContentProps, 'foot'> {
  /** The label of the action button. */
  action: ReactNode;
  /** The label of the button that closes the dialog without changes. */
  close?: string;
  danger?: boolean;
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  /** What the button does; a dialog with a form names the form instead. */
  onAct?: () => unknown;
  /** The id of the form that the button submits. */
  form?: string;
  /** A second action, at the other end of the foot. */
  aside?: ReactNode;
}

/** The content of a dialog that ends in one action: a question to confirm, or a form to send. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, close = 'Close', danger, busy, busyLabel, disabled, onAct, form, aside, ...content } = props;
  return (
    <DialogContent
      {...content}
      foot={
        <>
          {aside}
          <DialogClose asChild>
            <Button variant="secondary" className="max-md:flex-1">
              {close}
            </Button>
          </DialogClose>
          <Button
            type={form ? 'submit' : 'button'}
            form={form}
            variant={danger ? 'danger' : 'primary'}
            className="max-md:flex-1"
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
            onClick={onAct && (() => void onAct())}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
