import { expect, it } from 'vitest';
import { PHOTO_MAX_BYTES, PICTURE_MAX_BYTES, pictureTooLargeMessage } from './index.ts';

it.each([
  [PHOTO_MAX_BYTES, 10_485_760, 10],
  [PICTURE_MAX_BYTES, 15_728_640, 15],
])('a file may have %i bytes, and the message says so in megabytes', (limit, bytes, megabytes) => {
  expect(limit).toBe(bytes);
  expect(pictureTooLargeMessage(limit)).toBe(
    `This picture is too large. Please choose one of at most ${megabytes} MB.`,
  );
});
