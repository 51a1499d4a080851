import { formatDay } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Badge, Button, Dialog, IconButton } from '@thyme/ui';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeskRemoveGuestFileDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePdf } from '../../../lib/use-pdf.ts';
import type { Guest, GuestFile } from '../operations.ts';
import { AddFile } from './add-file.tsx';
import { PrivatePicture } from './private-picture.tsx';

/** Photos and documents about a guest, each with the consent to keep it. */
export function GuestFiles({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [leaving, setLeaving] = useState<GuestFile | null>(null);
  const remove = async (file: GuestFile) => {
    const isDone = await act(
      'remove-file',
      async () =>
        (await run(DeskRemoveGuestFileDocument, { business: business.id, id: file.id })).desk_remove_guest_file,
    );
    if (isDone) setLeaving(null);
  };
  return (
    <section aria-labelledby="guest-files" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="guest-files" className="font-semibold">
          Photos and files
        </h3>
        <AddFile guest={guest} />
      </div>
      {guest.files.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          Before and after, colour formulas, signed papers. Only your team sees them.
        </p>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
          {guest.files.map((file) => (
            <Tile key={file.id} file={file} onRemove={() => setLeaving(file)} />
          ))}
        </ul>
      )}
      <Dialog open={leaving !== null} onOpenChange={(isOpen) => !isOpen && setLeaving(null)}>
        {leaving && (
          <ActionDialog
            title={`Delete ${leaving.caption || leaving.name}?`}
            width="slim"
            close="Keep it"
            action="Delete"
            danger
            busy={busy === 'remove-file'}
            onAct={() => remove(leaving)}
          >
            <p>It’s deleted for good. This can’t be undone.</p>
          </ActionDialog>
        )}
      </Dialog>
    </section>
  );
}

function Tile({ file, onRemove }: { file: GuestFile; onRemove: () => void }) {
  const { save, saving } = usePdf();
  const title = file.caption || file.name;
  return (
    <li className="overflow-hidden rounded-sm border border-line bg-card">
      {file.content_type === 'image/webp' ? (
        <PrivatePicture url={file.url} alt={title} />
      ) : (
        <Button
          variant="ghost"
          className="h-32 w-full"
          busy={saving === file.url}
          onClick={() => void save(file.url, file.name.endsWith('.pdf') ? file.name : `${file.name}.pdf`)}
        >
          <FileText aria-hidden="true" className="size-6" /> Open
        </Button>
      )}
      <div className="flex items-start gap-2 p-2.5">
        <p className="min-w-0 flex-1 text-sm leading-snug">
          <b className="block truncate font-semibold">{title}</b>
          <span className="text-ink-soft">
            Agreed {formatDay(file.consent_at, { year: true })}, noted by {file.consent_by}
          </span>
          {file.may_be_shown && (
            <Badge tone="green" className="mt-1">
              May be shown
            </Badge>
          )}
        </p>
        <IconButton label={`Delete ${title}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}
