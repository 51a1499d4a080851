import { useQueryClient } from '@tanstack/react-query';
import { guestLimits } from '@thyme/domain/guests';
import { PICTURE_MAX_BYTES } from '@thyme/domain/pictures';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { notify } from '@thyme/site/notify.ts';
import { PICTURE_TYPES, upload } from '@thyme/site/upload.ts';
import { Checkbox, Dialog, FieldError, TextField } from '@thyme/ui';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Guest } from '../operations.ts';

const MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024;

/** Chooses a photo or document; nothing is sent before the guest's consent is recorded. */
export function AddFile({ guest }: { guest: Guest }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState('');
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!chosen) return;
    const isTooLarge = chosen.size > PICTURE_MAX_BYTES;
    setError(isTooLarge ? `Please choose a file of at most ${MEGABYTES} MB.` : '');
    if (!isTooLarge) setFile(chosen);
  };
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={`${PICTURE_TYPES},application/pdf`}
        className="peer sr-only"
        onChange={choose}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm bg-thyme-100 px-4 font-semibold text-thyme-700 hover:bg-thyme-200 peer-focus-visible:focus-ring"
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        Add a photo or file
      </label>
      {error && <FieldError>{error}</FieldError>}
      <Dialog open={file !== null} onOpenChange={(isOpen) => !isOpen && setFile(null)}>
        {file && <Consent guest={guest} file={file} onDone={() => setFile(null)} />}
      </Dialog>
    </div>
  );
}

function Consent({ guest, file, onDone }: { guest: Guest; file: File; onDone: () => void }) {
  const { business } = useDesk();
  const client = useQueryClient();
  const [caption, setCaption] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const [mayBeShown, setMayBeShown] = useState(false);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function send() {
    setBusy(true);
    try {
      const uploaded = await upload(authorizedFetch, '/desk/guest-files', {
        business_id: String(business.id),
        guest_id: String(guest.id),
        name: file.name.slice(-guestLimits.fileName),
        caption,
        consent: hasConsent ? 'yes' : '',
        may_be_shown: mayBeShown ? 'yes' : '',
        file,
      });
      if (!uploaded) return;
      if ('refusal' in uploaded) return setError(uploaded.refusal);
      notify.success('Added.');
      await client.invalidateQueries({ queryKey: deskKey(business.id) });
      onDone();
    } catch (failure) {
      showFailure(failure, { api: 'desk/guest-files' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <ActionDialog
      title="Add a photo or file"
      width="slim"
      close="Cancel"
      action="Add"
      busy={isBusy}
      busyLabel="Sending…"
      disabled={!hasConsent}
      onAct={send}
    >
      <div className="grid gap-4">
        <p className="truncate text-ink-soft">{file.name}</p>
        <TextField
          label="What it shows"
          maxLength={guestLimits.fileCaption}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <Checkbox
          label={`${guest.first_name} agreed that we may keep it`}
          checked={hasConsent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        <Checkbox
          label={`${guest.first_name} also agreed that we may show it to others`}
          checked={mayBeShown}
          onChange={(event) => setMayBeShown(event.currentTarget.checked)}
        />
        <p className="text-sm text-ink-soft">Your name and today’s date are saved with the consent.</p>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </ActionDialog>
  );
}
