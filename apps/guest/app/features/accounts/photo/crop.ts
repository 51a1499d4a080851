/** Which part of a picture is kept: a square, by its middle in the picture's own pixels and how close one is. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** How long the square's side is, in the picture's pixels. */
export function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / between(1, zoom, MOST_ZOOM);
}

/** The same crop, moved and limited so that the square never leaves the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const half = sideOf(size, zoom) / 2;
  return {
    zoom,
    x: between(half, crop.x, size.width - half),
    y: between(half, crop.y, size.height - half),
  };
}

/** The largest square in the middle. */
export const wholePicture = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The square's corner and side. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const kept = within(size, crop);
  const side = sideOf(size, kept.zoom);
  return { left: kept.x - side / 2, top: kept.y - side / 2, side };
}
