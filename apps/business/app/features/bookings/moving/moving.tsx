import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Calendar } from '../operations.ts';
import { MoveSheet } from './move-sheet.tsx';
import { type Moved, MovedBar } from './moved-bar.tsx';

/** What is to be moved, and where to, as far as that is known. */
export interface MoveAsk {
  appointmentId: number;
  lineId: number | null;
  starts: number | null;
  chairId: number | null;
  minutes: number | null;
}

interface Moving {
  ask: (wish: MoveAsk) => void;
  calendar: Calendar | null;
}

const MovingContext = createContext<Moving>({ ask: () => undefined, calendar: null });

/** Opens the sheet in which a move is made. */
export const useMoving = () => useContext(MovingContext);

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
