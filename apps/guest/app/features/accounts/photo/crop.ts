/** The part of a picture that is cropped out: a square, by its centre in the picture's own pixels and its zoom. */
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

/** The length of the square's side, in the picture's pixels. */
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
  const limited = within(size, crop);
  const side = sideOf(size, limited.zoom);
  return { left: limited.x - side / 2, top: limited.y - side / 2, side };
}
