import { Countdown } from '@thyme/site/countdown.tsx';
import { Button, Note } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const HOLD_SECONDS = 600;
/** Seconds from which on the countdown is highlighted. */
const SHORT = 180;

interface HoldCountdownProps {
  /** Unix seconds. */
  until: number;
  onEnd: () => void;
}

/** How long the time is still held for this payment. */
export function HoldCountdown({ until, onEnd }: HoldCountdownProps) {
  const isShort = until - Date.now() / 1000 <= SHORT;
  return (
    <div className="mb-7 rounded-md bg-card ring-1 ring-line px-4 py-3">
      <Countdown key={until} until={until} total={HOLD_SECONDS} tone={isShort ? 'clay' : 'green'} onEnd={onEnd}>
        {(left) => (
          <>
            We’re holding your time for another <b className="font-semibold">{left}</b>.
          </>
        )}
      </Countdown>
    </div>
  );
}

interface HoldPanelProps extends HoldCountdownProps {
  children: ReactNode;
}

/** After a declined payment: how long there is to pay in another way. */
export function HoldPanel({ until, onEnd, children }: HoldPanelProps) {
  return (
    <div className="mb-6 rounded-md bg-paper px-4 py-3 ring-1 ring-line">
      <Countdown key={until} until={until} total={HOLD_SECONDS} onEnd={onEnd}>
        {(left) => (
          <>
            <b className="block text-lg font-semibold">{left} left to pay</b>
            <span className="text-ink-soft">{children}</span>
          </>
        )}
      </Countdown>
    </div>
  );
}

interface HoldOverProps {
  /** Where the guest chooses again. */
  bookAgain: string;
  onLookAgain: () => void;
}

/** The countdown has reached zero, and the server has not answered yet, or has another clock. */
export function HoldOver({ bookAgain, onLookAgain }: HoldOverProps) {
  return (
    <Note tone="warn" announce className="mb-7">
      <p>
        <b className="font-semibold">Your time is no longer held.</b> Nothing has been taken from your card. Choose your
        time again to continue; it may still be free.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" asChild>
          <Link to={bookAgain}>Choose a time again</Link>
        </Button>
        <Button size="sm" variant="secondary" onClick={onLookAgain}>
          Check this payment
        </Button>
      </p>
    </Note>
  );
}
