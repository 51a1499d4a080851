import { PICTURE_ALT_MAX } from '@thyme/domain/pictures';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Dialog, DialogTrigger, IconButton, TextField } from '@thyme/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { DeskDescribePictureDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { ShopPicture } from './operations.ts';

/** Edits a picture's alternative text. */
export function DescribePicture({ id, picture }: Pick<ShopPicture, 'id' | 'picture'>) {
  const { business } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [alt, setAlt] = useState(picture.alt);
  const { change, busy, errors, setErrors } = useChange();
  function send(event: { preventDefault(): void }) {
    event.preventDefault();
    if (alt.trim() === '') return setErrors({ alt: 'Please describe the picture.' });
    void change({
      api: 'desk_describe_picture',
      send: async () =>
        (await run(DeskDescribePictureDocument, { business: business.id, id, alt })).desk_describe_picture,
      onDone: () => setOpen(false),
    });
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <IconButton label={`Describe ${picture.alt}`}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </IconButton>
      </DialogTrigger>
      <ActionDialog width="slim" title="What it shows" action="Save" form={`describe-${id}`} busy={busy !== null}>
        <form id={`describe-${id}`} noValidate onSubmit={send}>
          <TextField
            label="Description"
            hint="For guests who can’t see the picture."
            maxLength={PICTURE_ALT_MAX}
            value={alt}
            error={errors.alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
        </form>
      </ActionDialog>
    </Dialog>
  );
}
