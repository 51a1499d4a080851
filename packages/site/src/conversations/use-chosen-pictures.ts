import { MOST_PICTURES } from '@thyme/domain/conversations';
import { PICTURE_MAX_BYTES } from '@thyme/domain/pictures';
import { useState } from 'react';
import type { AuthorizedFetch } from '../authorized-fetch.ts';
import { upload } from '../upload.ts';

export interface ChosenPicture {
  id: number;
  name: string;
}

interface Place {
  authorizedFetch: AuthorizedFetch;
  address: string;
  businessId: number;
}

const MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024;

/** Pictures that go with the next message; each is uploaded when it is chosen. */
export function useChosenPictures({ authorizedFetch, address, businessId }: Place) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function choose(files: readonly File[]) {
    const room = MOST_PICTURES - chosen.length;
    setError(files.length > room ? `A message has at most ${MOST_PICTURES} pictures.` : '');
    setBusy(true);
    try {
      for (const file of files.slice(0, room)) {
        if (file.size > PICTURE_MAX_BYTES) {
          setError(`Please choose a picture of at most ${MEGABYTES} MB.`);
          continue;
        }
        const form = { business_id: String(businessId), picture: file };
        const uploaded = await upload<{ id: number }>(authorizedFetch, address, form);
        if (!uploaded) return;
        if ('refusal' in uploaded) setError(uploaded.refusal);
        else setChosen((list) => [...list, { id: uploaded.answer.id, name: file.name }]);
      }
    } catch (failure) {
      console.warn(failure);
      setError('The picture couldn’t be uploaded. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return {
    chosen,
    isBusy,
    error,
    choose,
    remove: (id: number) => setChosen((list) => list.filter((one) => one.id !== id)),
    clear: () => {
      setChosen([]);
      setError('');
    },
  };
}
