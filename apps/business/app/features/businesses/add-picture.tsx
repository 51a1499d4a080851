import { useQueryClient } from '@tanstack/react-query';
import { PICTURE_ALT_MAX, PICTURE_MAX_BYTES, pictureTooLargeMessage } from '@thyme/domain/pictures';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { notify } from '@thyme/site/notify.ts';
import { PICTURE_TYPES } from '@thyme/site/upload.ts';
import { Dialog, FieldError, Select, TextField } from '@thyme/ui';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useDesk } from '../../lib/desk.ts';
import { showFailure } from '../../lib/failures.ts';
import { deskKey } from '../../lib/use-act.ts';
import { cropTo, uploadPicture } from './picture-upload.ts';

const SHAPES: Record<string, number | null> = { wide: 1.6, square: 1, whole: null };

/** Uploads a photo: choose the crop and describe it. */
export function AddPicture() {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState('');
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!chosen) return;
    const isTooLarge = chosen.size > PICTURE_MAX_BYTES;
    setError(isTooLarge ? pictureTooLargeMessage(PICTURE_MAX_BYTES) : '');
    if (!isTooLarge) setFile(chosen);
  };
  return (
    <div>
      <input id={id} type="file" accept={PICTURE_TYPES} className="peer sr-only" onChange={choose} />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm bg-thyme-100 px-4 font-semibold text-thyme-700 hover:bg-thyme-200 peer-focus-visible:focus-ring"
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        Add a picture
      </label>
      {error && <FieldError>{error}</FieldError>}
      <Dialog open={file !== null} onOpenChange={(isOpen) => !isOpen && setFile(null)}>
        {file && <PartOfPicture file={file} onDone={() => setFile(null)} />}
      </Dialog>
    </div>
  );
}

function PartOfPicture({ file, onDone }: { file: File; onDone: () => void }) {
  const { business } = useDesk();
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [shape, setShape] = useState('wide');
  const [shift, setShift] = useState(0.5);
  const [alt, setAlt] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const crop = cropTo(size, SHAPES[shape] ?? null, shift);

  async function send() {
    setBusy(true);
    try {
      const uploaded = await uploadPicture(business.id, { file, alt, crop });
      if (!uploaded) return;
      if ('refusal' in uploaded) return setError(uploaded.refusal);
      notify.success('The picture is on your page.');
      await client.invalidateQueries({ queryKey: deskKey(business.id) });
      onDone();
    } catch (failure) {
      showFailure(failure, { api: 'desk/pictures' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <ActionDialog
      title="Add a picture"
      close="Cancel"
      action="Put it on my page"
      busy={isBusy}
      busyLabel="Sending…"
      onAct={send}
    >
      <div className="grid gap-4.5">
        <div className="relative mx-auto max-w-full overflow-hidden rounded-sm bg-sand">
          {url && (
            <img
              src={url}
              alt="The bright part is what guests will see"
              className="block max-h-80 w-auto max-w-full"
              onLoad={({ currentTarget }) =>
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => setError('This file is not a picture we can show. Please choose a JPEG, PNG or WebP.')}
            />
          )}
          <span
            aria-hidden="true"
            className="absolute shadow-[0_0_0_999px_rgb(23_33_28/55%)] ring-2 ring-white"
            style={{
              left: `${crop.left * 100}%`,
              top: `${crop.top * 100}%`,
              width: `${crop.width * 100}%`,
              height: `${crop.height * 100}%`,
            }}
          />
        </div>
        <div className="grid gap-4.5 md:grid-cols-2">
          <Select label="Shape" value={shape} onChange={(event) => setShape(event.currentTarget.value)}>
            <option value="wide">Wide, as on the page</option>
            <option value="square">Square</option>
            <option value="whole">The whole picture</option>
          </Select>
          <label className="grid content-start gap-2 text-sm font-semibold">
            Which part
            <input
              type="range"
              min={0}
              max={1}
              step={0.02}
              value={shift}
              disabled={shape === 'whole'}
              className="h-12 accent-thyme-700"
              onChange={(event) => setShift(Number(event.currentTarget.value))}
            />
          </label>
        </div>
        <TextField
          label="Description"
          hint="For guests who can’t see the picture."
          maxLength={PICTURE_ALT_MAX}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </ActionDialog>
  );
}
