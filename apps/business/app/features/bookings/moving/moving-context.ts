import { createContext, useContext } from 'react';
import type { Calendar } from '../operations.ts';
import type { MoveAsk } from './move-ask.ts';

interface Moving {
  ask: (wish: MoveAsk) => void;
  calendar: Calendar | null;
}

export const MovingContext = createContext<Moving>({ ask: () => undefined, calendar: null });

/** Opens the sheet in which a move is made. */
export const useMoving = () => useContext(MovingContext);
