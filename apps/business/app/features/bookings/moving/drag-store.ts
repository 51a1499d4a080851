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
  /** Where it would land. */
  place: Box;
  pointer: { x: number; y: number };
  /** Left edge of the time scale. */
  axis: number;
  /** Top edge of the calendar. */
  top: number;
  warning: string | null;
  /** The drop target under the pointer, if any. */
  over: DropPlace | null;
}

/** Kept outside of React state, so that a drag frame only redraws the dragged block. */
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
