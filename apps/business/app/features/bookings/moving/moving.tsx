import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Calendar } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';
import { MoveSheet } from './move-sheet.tsx';
import { type Moved, MovedBar } from './moved-bar.tsx';
import { MovingContext } from './moving-context.ts';

interface ProviderProps {
  calendar: Calendar | null;
  /** Proposing is the second choice, made beside the calendar. */
  onPropose: (appointmentId: number) => void;
  children: ReactNode;
}

/** The sheet of a move and, afterwards, ten seconds to undo it. */
export function MovingProvider({ calendar, onPropose, children }: ProviderProps) {
  const [asked, setAsked] = useState<MoveAsk | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const ask = useCallback((wish: MoveAsk) => setAsked(wish), []);
  const value = useMemo(() => ({ ask, calendar }), [ask, calendar]);
  return (
    <MovingContext value={value}>
      {children}
      {asked && (
        <MoveSheet
          key={JSON.stringify(asked)}
          asked={asked}
          chairs={calendar?.chairs ?? []}
          onClose={() => setAsked(null)}
          onMoved={(done) => {
            setAsked(null);
            setMoved(done);
          }}
          onPropose={() => {
            setAsked(null);
            onPropose(asked.appointmentId);
          }}
        />
      )}
      {moved && <MovedBar key={moved.moveId} moved={moved} onDone={() => setMoved(null)} />}
    </MovingContext>
  );
}
