import { createContext, useContext } from 'react';
import type { Calendar, Entry } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';
import type { Moved } from './moved-bar.tsx';

interface Moving {
  ask: (wish: MoveAsk) => void;
  calendar: Calendar | null;
  /** Shows what was done, with ten seconds to undo it. */
  done: (moved: Moved) => void;
  /** The block that waits beside the calendar until it is let go on another day. */
  parked: Entry | null;
  park: (entry: Entry | null) => void;
}

export const MovingContext = createContext<Moving>({
  ask: () => undefined,
  calendar: null,
  done: () => undefined,
  parked: null,
  park: () => undefined,
});

/** Opens the sheet in which a move is made, and what follows it. */
export const useMoving = () => useContext(MovingContext);
