import type { CallState } from '@thyme/call/media/index.ts';
import { Button, Spinner } from '@thyme/ui';
import type { ReactNode } from 'react';

interface CallNoticeProps {
  state: CallState;
  /** Name of the other participant. */
  name: string;
  /** Shown when another window took over the call. */
  replaced: string;
  /** The link that leads out. */
  children: ReactNode;
}

/** Shown over a call while the other participant is missing: waiting, or why the call is over. */
export function CallNotice({ state, name, replaced, children }: CallNoticeProps) {
  if (state === 'connecting' || state === 'waiting') {
    return (
      <p className="grid justify-items-center gap-3 rounded-md bg-night-glass px-6 py-5 text-lg">
        <Spinner />
        {state === 'waiting' ? `Waiting for ${name} to join` : `${name} is joining`}
      </p>
    );
  }
  const words = { replaced, refused: 'This room is closed.', left: `${name} has left the call.` };
  return (
    <div className="pointer-events-auto grid justify-items-center gap-4 rounded-md bg-night-glass px-6 py-5">
      <p className="text-lg">{words[state as keyof typeof words]}</p>
      <Button variant="light" asChild>
        {children}
      </Button>
    </div>
  );
}
