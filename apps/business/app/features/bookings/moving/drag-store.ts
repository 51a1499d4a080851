import type { DropPlace, Grip, Landing } from './drag-math.ts';

/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Dragging {
  grip: Grip;
  landing: Landing;
  /** Where it would stand. */
  place: Box;
  pointer: { x: number; y: number };
  /** The left edge of the scale of hours. */
  axis: number;
  /** The upper edge of the calendar. */
  top: number;
  warning: string | null;
  /** Set while the pointer is over one of these. */
  over: DropPlace | null;
}

/** Outside of React's state, so that a frame of a drag draws the lifted block and nothing else. */
export function createDragStore() {
  let current: Dragging | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (next: Dragging | null) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type DragStore = ReturnType<typeof createDragStore>;
