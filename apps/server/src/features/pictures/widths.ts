/** The available widths. A fixed list keeps the cache small and the work bounded. */
export const widths = [96, 240, 480, 800, 1200, 1600] as const;
export type Width = (typeof widths)[number];

const defaultWidth: Width = 800;

/** The requested width, the default when none was requested, or null when it is not on the list. */
export function readWidth(requested: unknown): Width | null {
  if (requested === undefined) return defaultWidth;
  return widths.find((width) => String(width) === requested) ?? null;
}
