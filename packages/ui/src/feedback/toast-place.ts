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
/** How far down a toast may move; further it would no longer be at the top. */
const LOWEST = 0.6;
/** A covered pixel of a control is worse than a whole heading. */
const CONTROL_WEIGHT = 1_000_000;

const covered = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

export interface Obstacles {
  /** The lower edge of the header. */
  below: number;
  controls: readonly Box[];
  /** What the page is about; covered only where every other place covers a control. */
  headings: readonly Box[];
  /** Panels that toasts are placed beside rather than below: the cart. */
  panels: readonly Box[];
}

/**
 * Where the toasts go: at the top right below the header, or as little away from there as it takes to cover no control
 * and no heading.
 * Where every place covers something, it is the one that covers least.
 */
export function placeToasts(screen: Screen, size: Omit<Box, 'top' | 'left'>, obstacles: Obstacles) {
  const { below, controls, headings, panels } = obstacles;
  const right = screen.width - MARGIN - size.width;
  const first = below + MARGIN;
  const last = Math.max(first, screen.height * LOWEST - size.height);
  const inTheWay = panels.filter((panel) => covered({ top: first, left: right, ...size }, panel) > 0);
  const beside = Math.min(right, ...inTheWay.map(({ left }) => left - MARGIN - size.width));
  const left = beside >= MARGIN ? beside : right;
  let best = { top: first, cost: Number.POSITIVE_INFINITY };
  for (let top = first; top <= last && best.cost > 0; top += STEP) {
    const covers = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + covered({ top, left, ...size }, box), 0);
    const cost = covers(controls) * CONTROL_WEIGHT + covers(headings);
    if (cost < best.cost) best = { top, cost };
  }
  return { top: best.top, right: screen.width - left - size.width };
}
