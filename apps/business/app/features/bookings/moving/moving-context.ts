import { createContext, useContext } from 'react';
import type { Calendar, Entry } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';
import type { Moved } from './moved-bar.tsx';

export interface Moving {
  ask: (wish: MoveAsk) => void;
  calendar: Calendar | null;
  /** Shows the result, with ten seconds to undo it. */
  done: (moved: Moved) => void;
  /** The appointment parked beside the calendar until it is dropped on another day. */
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

/** Opens the move dialog, and what follows it. */
export const useMoving = () => useContext(MovingContext);
