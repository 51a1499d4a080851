import { describe, expect, it } from 'vitest';
import { cropTo } from './picture-upload.ts';

describe('the crop of a picture', () => {
  it.each([
    [{ width: 1600, height: 1000 }, null, 0.5, { left: 0, top: 0, width: 1, height: 1 }],
    [{ width: 2000, height: 1000 }, 1, 0.5, { left: 0.25, top: 0, width: 0.5, height: 1 }],
    [{ width: 2000, height: 1000 }, 1, 0, { left: 0, top: 0, width: 0.5, height: 1 }],
    [{ width: 1000, height: 2000 }, 1, 1, { left: 0, top: 0.5, width: 1, height: 0.5 }],
  ])('of %j in the shape %s', (size, ratio, shift, crop) => {
    expect(cropTo(size, ratio, shift)).toEqual(crop);
  });
});
