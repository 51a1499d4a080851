import { serviceLimits } from '@thyme/domain/services';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskRemoveCategoryDocument, DeskSaveCategoryDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Category } from './operations.ts';

/** Names a category; an empty one can be removed. */
export function CategoryDialog({ category, onClose }: { category: Category | 'new' | null; onClose: () => void }) {
  return (
    <Dialog open={category !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {category !== null && <CategoryForm category={category} onClose={onClose} />}
    </Dialog>
  );
}

function CategoryForm({ category, onClose }: { category: Category | 'new'; onClose: () => void }) {
  const { business } = useDesk();
  const known = category === 'new' ? null : category;
  const [name, setName] = useState(known?.name ?? '');
  const { change, busy, errors, setErrors } = useChange();
  const send = () => {
    if (name.trim() === '') return setErrors({ name: 'Please give it a name.' });
    const input = { business: business.id, id: known?.id ?? null, name };
    void change({
      api: 'desk_save_category',
      send: async () => (await run(DeskSaveCategoryDocument, input)).desk_save_category,
      onDone: onClose,
    });
  };
  const remove = () => {
    if (known)
      void change({
        api: 'desk_remove_category',
        send: async () =>
          (await run(DeskRemoveCategoryDocument, { business: business.id, id: known.id })).desk_remove_category,
        onDone: onClose,
      });
  };
  return (
    <ActionDialog
      width="slim"
      title={known ? 'Category' : 'New category'}
      action={known ? 'Save' : 'Add'}
      form="category"
      busy={busy !== null}
      aside={
        known &&
        known.services.length === 0 && (
          <Button variant="danger-outline" className="mr-auto" onClick={remove}>
            Remove
          </Button>
        )
      }
    >
      <form
        id="category"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Name"
          hint="A heading on your page, such as Colour."
          maxLength={serviceLimits.categoryName}
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </ActionDialog>
  );
}
