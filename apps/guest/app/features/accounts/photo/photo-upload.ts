import { upload } from '@thyme/site/upload.ts';
import { authorizedFetch } from '../../../lib/session/authorized-fetch.ts';

export const PHOTO_UPLOAD = '/account/photo';

/** Uploads the cropped photo. The server deletes it again unless the profile is saved with its path. */
export const uploadPhoto = (photo: Blob) => upload<{ photo: string }>(authorizedFetch, PHOTO_UPLOAD, { photo });
