import { describe, expect, it } from 'vitest';
import { squareOf, wholePicture, within } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('cropping', () => {
  it('begins with the largest square in the middle', () => {
    expect(squareOf(wide, wholePicture(wide))).toEqual({ left: 100, top: 0, side: 200 });
  });

  it('takes half the side at twice the size', () => {
    expect(squareOf(wide, { zoom: 2, x: 200, y: 100 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  it.each([
    [
      { zoom: 1, x: -50, y: 500 },
      { zoom: 1, x: 100, y: 100 },
    ],
    [
      { zoom: 9, x: 400, y: 0 },
      { zoom: 4, x: 375, y: 25 },
    ],
    [
      { zoom: 0, x: 390, y: 100 },
      { zoom: 1, x: 300, y: 100 },
    ],
  ])('keeps %o inside the picture', (requested, limited) => {
    expect(within(wide, requested)).toEqual(limited);
  });
});
