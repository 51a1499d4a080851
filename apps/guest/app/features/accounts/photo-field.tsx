import { Avatar, Button, FieldError } from '@thyme/ui';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { SERVER_ERROR, tellFailure } from '../../lib/failures.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { MOST_BYTES, PHOTO_UPLOAD, uploadPhoto } from './photo-upload.ts';

const NOT_A_PICTURE = 'This file could not be read as a picture. Please choose a JPEG, PNG or WebP.';
const TOO_LARGE = 'This picture is too large. Please choose one of at most 10 MB.';

/** Opens a chosen file as a picture, or says why it cannot be one. */
async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (file.size > MOST_BYTES) return TOO_LARGE;
  return createImageBitmap(file).catch(() => NOT_A_PICTURE);
}

interface PhotoFieldProps {
  name: string;
  photo: string | null;
  /** A new one is there; it becomes the guest's when the form is saved. */
  onPhoto: (photo: string) => void;
}

/** The avatar, and the way to another: choose, crop, send. */
export function PhotoField({ name, photo: shown, onPhoto }: PhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(typeof opened === 'string' ? opened : null);
    setPicture(typeof opened === 'string' ? null : opened);
  }

  async function send(photo: Blob) {
    setBusy(true);
    try {
      const uploaded = await uploadPhoto(photo);
      if (!uploaded) return;
      if ('refusal' in uploaded) return setProblem(uploaded.refusal);
      setPicture(null);
      onPhoto(uploaded.photo);
    } catch (error) {
      tellFailure(error, { api: PHOTO_UPLOAD, otherwise: SERVER_ERROR });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        aria-label="Photo"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
        }}
      />
      {picture ? (
        <PhotoCrop
          key={`${picture.width}x${picture.height}`}
          picture={picture}
          busy={busy}
          onDone={(photo) => void send(photo)}
          onCancel={() => chooser.current?.click()}
        />
      ) : (
        <div className="flex items-center gap-4">
          <Avatar name={name} src={shown && `${shown}?w=240`} size={72} />
          <Button variant="secondary" size="sm" onClick={() => chooser.current?.click()}>
            <Camera aria-hidden="true" /> Change photo
          </Button>
        </div>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
