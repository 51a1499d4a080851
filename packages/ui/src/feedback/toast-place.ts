export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Screen {
  width: number;
  height: number;
}

const MARGIN = 12;
const STEP = 8;
/** The lowest edge of the toasts, as a share of the screen height. */
const LOWEST = 0.6;

const covered = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

export interface Obstacles {
  /** The lower edge of the header. */
  below: number;
  controls: readonly Box[];
  /** Parts that toasts are placed beside rather than below: the cart. */
  panels: readonly Box[];
}

/**
 * The position of the toasts: top right below the header, or the nearest position below that covers no control.
 * When every position covers a control, the one that covers least is used.
 */
export function placeToasts(screen: Screen, size: Omit<Box, 'top' | 'left'>, { below, controls, panels }: Obstacles) {
  const right = screen.width - MARGIN - size.width;
  const first = below + MARGIN;
  const last = Math.max(first, screen.height * LOWEST - size.height);
  const inTheWay = panels.filter((panel) => covered({ top: first, left: right, ...size }, panel) > 0);
  const beside = Math.min(right, ...inTheWay.map(({ left }) => left - MARGIN - size.width));
  const left = beside >= MARGIN ? beside : right;
  let best = { top: first, cost: Number.POSITIVE_INFINITY };
  for (let top = first; top <= last && best.cost > 0; top += STEP) {
    const cost = controls.reduce((sum, control) => sum + covered({ top, left, ...size }, control), 0);
    if (cost < best.cost) best = { top, cost };
  }
  return { top: best.top, right: screen.width - left - size.width };
}
