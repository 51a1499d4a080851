import { upload } from '@thyme/site/upload.ts';
import { authorizedFetch } from '../../lib/authorized-fetch.ts';

/** Uploads a person's portrait, which the server cuts to a square, or a picture of their work. */
export function uploadPersonPicture(
  key: { businessId: number; personId: number },
  { file, use }: { file: Blob; use: 'portrait' | 'work' },
) {
  return upload(authorizedFetch, '/desk/people/pictures', {
    business_id: String(key.businessId),
    person_id: String(key.personId),
    use,
    picture: file,
  });
}
