import { useQueryClient } from '@tanstack/react-query';
import { PICTURE_MAX_BYTES, pictureTooLargeMessage } from '@thyme/domain/pictures';
import { notify } from '@thyme/site/notify.ts';
import { PICTURE_TYPES } from '@thyme/site/upload.ts';
import { FieldError } from '@thyme/ui';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useDesk } from '../../lib/desk.ts';
import { showFailure } from '../../lib/failures.ts';
import { deskKey } from '../../lib/use-act.ts';
import { uploadPersonPicture } from './person-upload.ts';

interface PictureButtonProps {
  personId: number;
  use: 'portrait' | 'work';
  label: string;
}

/** Chooses and uploads a picture; errors are shown below. */
export function PictureButton({ personId, use, label }: PictureButtonProps) {
  const { business } = useDesk();
  const client = useQueryClient();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function send(file: File) {
    setBusy(true);
    try {
      const sent = await uploadPersonPicture({ businessId: business.id, personId }, { file, use });
      if (!sent) return;
      if ('refusal' in sent) return setError(sent.refusal);
      notify.success('Guests see it now.');
      await client.invalidateQueries({ queryKey: deskKey(business.id) });
    } catch (failure) {
      showFailure(failure, { api: 'desk/people/pictures' });
    } finally {
      setBusy(false);
    }
  }

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!file) return;
    const isTooLarge = file.size > PICTURE_MAX_BYTES;
    setError(isTooLarge ? pictureTooLargeMessage(PICTURE_MAX_BYTES) : '');
    if (!isTooLarge) void send(file);
  };

  return (
    <div>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        disabled={isBusy}
        className="peer sr-only"
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={choose}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-card px-4 font-semibold peer-focus-visible:focus-ring hover:border-ink hover:bg-sand"
      >
        <Camera aria-hidden="true" className="size-5" />
        {isBusy ? 'Sending…' : label}
      </label>
      {error && (
        <div id={`${id}-error`} role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
