const MEGABYTE = 1024 * 1024;

/** The largest file accepted as a guest's photo. */
export const PHOTO_MAX_BYTES = 10 * MEGABYTE;

/** The largest file accepted as a picture of a business. */
export const PICTURE_MAX_BYTES = 15 * MEGABYTE;

/** Maximum length of a picture's alt text. */
export const PICTURE_ALT_MAX = 200;

export const pictureTooLargeMessage = (maxBytes: number) =>
  `This picture is too large. Please choose one of at most ${maxBytes / MEGABYTE} MB.`;
