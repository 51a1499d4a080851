export type Point = [lng: number, lat: number];
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Cuts a ring at a rectangle, side after side (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], { west, south, east, north }: Bounds): Point[] {
  const sides: [axis: 0 | 1, limit: number, keep: (value: number, limit: number) => boolean][] = [
    [0, west, (value, limit) => value >= limit],
    [0, east, (value, limit) => value <= limit],
    [1, south, (value, limit) => value >= limit],
    [1, north, (value, limit) => value <= limit],
  ];
  let points = [...ring];
  for (const [axis, limit, keep] of sides) {
    const clipped: Point[] = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1) as Point;
      const [isIn, wasIn] = [keep(point[axis], limit), keep(before[axis], limit)];
      if (isIn !== wasIn) clipped.push(crossing(before, point, axis, limit));
      if (isIn) clipped.push(point);
    });
    points = clipped;
  }
  return points;
}

function crossing(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const part = (limit - a[axis]) / (b[axis] - a[axis]);
  const other = a[(1 - axis) as 0 | 1] + part * (b[(1 - axis) as 0 | 1] - a[(1 - axis) as 0 | 1]);
  return axis === 0 ? [limit, other] : [other, limit];
}
