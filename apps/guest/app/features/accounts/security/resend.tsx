import { Button } from '@thyme/ui';
import { useState } from 'react';
import { clock, useResendIn } from './email-change.ts';

/** Sends another code, once the wait since the last one is over. */
export function Resend({ sentAt, onAgain }: { sentAt: number; onAgain: () => Promise<void> }) {
  const left = useResendIn(sentAt);
  const [isSending, setIsSending] = useState(false);
  async function again() {
    setIsSending(true);
    await onAgain();
    setIsSending(false);
  }
  if (left > 0) {
    return (
      <p className="flex min-h-11 items-center text-ink-soft">
        Send another code in <span className="ml-1 figures">{clock(left)}</span>
      </p>
    );
  }
  return (
    <Button variant="ghost" size="sm" busy={isSending} onClick={() => void again()}>
      Resend code
    </Button>
  );
}
