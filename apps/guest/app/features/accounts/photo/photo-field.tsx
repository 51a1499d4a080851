import { PHOTO_MAX_BYTES, pictureTooLargeMessage } from '@thyme/domain/pictures';
import { PICTURE_TYPES } from '@thyme/site/upload.ts';
import { Avatar, Button, FieldError } from '@thyme/ui';
import { Camera, Trash2, Undo2 } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { SERVER_ERROR, showFailure } from '../../../lib/failures.ts';
import { type CutPhoto, PhotoCrop } from './photo-crop.tsx';
import { PHOTO_UPLOAD, uploadPhoto } from './photo-upload.ts';

const NOT_A_PICTURE = 'We can’t read this picture. Please choose a JPEG, PNG or WebP.';

/** Opens a chosen file as a picture, or says why it is not one. */
async function openPicture(file: File): Promise<ImageBitmap | string> {
  if (file.size > PHOTO_MAX_BYTES) return pictureTooLargeMessage(PHOTO_MAX_BYTES);
  return createImageBitmap(file).catch(() => NOT_A_PICTURE);
}

/** Uploads the photo that is still being cropped, and returns its address; null after a failure, which the field shows. */
export type UploadChosen = () => Promise<string | null>;

interface PhotoFieldProps {
  name: string;
  photo: string | null;
  /** Set while a chosen photo is being cropped, so that saving the form takes it along. */
  chosen?: Ref<UploadChosen | null>;
  /** The photo was replaced or removed; the change takes effect when the form is saved. */
  onPhoto: (photo: string | null) => void;
}

/** The avatar, with buttons to replace it (choose, crop, upload) and to remove it. */
export function PhotoField({ name, photo: shown, chosen, onPhoto }: PhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const cutter = useRef<CutPhoto>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const opened = await openPicture(file);
    setProblem(typeof opened === 'string' ? opened : null);
    setPicture(typeof opened === 'string' ? null : opened);
  }

  async function send(): Promise<string | null> {
    setBusy(true);
    try {
      const photo = await cutter.current?.();
      if (!photo) throw new Error('The photo could not be cropped.');
      const uploaded = await uploadPhoto(photo);
      if (!uploaded) return null;
      if ('refusal' in uploaded) {
        setProblem(uploaded.refusal);
        return null;
      }
      setPicture(null);
      onPhoto(uploaded.answer.photo);
      return uploaded.answer.photo;
    } catch (error) {
      showFailure(error, { api: PHOTO_UPLOAD, otherwise: SERVER_ERROR });
      return null;
    } finally {
      setBusy(false);
    }
  }
  useImperativeHandle<UploadChosen | null, UploadChosen | null>(chosen, () => (picture ? send : null));

  return (
    <div className="grid gap-3">
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
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
          cutter={cutter}
          onDone={() => void send()}
          onCancel={() => chooser.current?.click()}
        />
      ) : (
        <div className="flex items-center gap-4">
          <Avatar name={name} src={shown && `${shown}?w=240`} size={72} />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => chooser.current?.click()}>
              <Camera aria-hidden="true" /> {shown ? 'Change photo' : 'Add a photo'}
            </Button>
            <RemoveOrKeep shown={shown} onPhoto={onPhoto} />
          </div>
        </div>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}

/** Removes the photo, and restores it until the form is saved. One button, so that the focus stays on it. */
function RemoveOrKeep({ shown, onPhoto }: { shown: string | null; onPhoto: PhotoFieldProps['onPhoto'] }) {
  const [removed, setRemoved] = useState<string | null>(null);
  const note = useId();
  if (!shown && !removed) return null;
  const Icon = shown ? Trash2 : Undo2;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-describedby={note}
        onClick={() => {
          setRemoved(shown);
          onPhoto(shown ? null : removed);
        }}
      >
        <Icon aria-hidden="true" /> {shown ? 'Remove photo' : 'Keep photo'}
      </Button>
      <p id={note} role="status" className="w-full text-ink-soft text-sm empty:hidden">
        {shown ? '' : 'Your photo will be removed when you save.'}
      </p>
    </>
  );
}
