import { Countdown } from '@thyme/site/countdown.tsx';

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
            Your time is kept for <b className="font-semibold">{left}</b> more.
          </>
        )}
      </Countdown>
    </div>
  );
}
