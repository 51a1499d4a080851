import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Calendar, Entry } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';
import { MoveSheet } from './move-sheet.tsx';
import { type Moved, MovedBar } from './moved-bar.tsx';
import { MovingContext } from './moving-context.ts';
import { ParkedCard } from './parked-card.tsx';

interface ProviderProps {
  calendar: Calendar | null;
  /** Opens the form to propose times instead of moving. */
  onPropose: (appointmentId: number) => void;
  children: ReactNode;
}

/** Provides the move dialog and the undo bar that follows a move. */
export function MovingProvider({ calendar, onPropose, children }: ProviderProps) {
  const [asked, setAsked] = useState<MoveAsk | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [parked, park] = useState<Entry | null>(null);
  const ask = useCallback((wish: MoveAsk) => setAsked(wish), []);
  const done = useCallback((what: Moved) => {
    setMoved(what);
    park((waiting) => (waiting?.appt_id === what.appointmentId ? null : waiting));
  }, []);
  const value = useMemo(() => ({ ask, calendar, done, parked, park }), [ask, calendar, done, parked]);
  return (
    <MovingContext value={value}>
      {children}
      <ParkedCard />
      {asked && (
        <MoveSheet
          key={JSON.stringify(asked)}
          asked={asked}
          chairs={calendar?.chairs ?? []}
          onClose={() => setAsked(null)}
          onMoved={(what) => {
            setAsked(null);
            done(what);
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
