import { SLUG_MOST } from '@thyme/domain/businesses';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Badge, Button, Card, Dialog, DialogTrigger, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskChangeAddressDocument, DeskSetVisibleDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';

/** The shop's public address, and whether it is visible. */
export function PageCard() {
  const { business } = useDesk();
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby="your-page">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="your-page" className="display-22">
            Where guests find you
          </h2>
          <Badge tone={business.published ? 'green' : 'honey'}>
            {business.published ? 'Guests see it' : 'Hidden from guests'}
          </Badge>
        </div>
        <AddressForm key={business.slug} />
        <Visibility />
      </section>
    </Card>
  );
}

function AddressForm() {
  const { business } = useDesk();
  const { change, busy, errors } = useChange();
  const [slug, setSlug] = useState(business.slug);
  const save = () =>
    change({
      api: 'desk_change_address',
      send: async () => (await run(DeskChangeAddressDocument, { business: business.id, slug })).desk_change_address,
    });
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Address of your page"
        value={slug}
        maxLength={SLUG_MOST}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug}
        hint={`${window.location.host}/${slug}. The old address will still lead to your page.`}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={busy !== null}
        disabled={slug.trim() === '' || slug.trim() === business.slug}
      >
        Change the address
      </Button>
    </form>
  );
}

/** Hiding asks for confirmation; showing does not need to. */
function Visibility() {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const [isOpen, setOpen] = useState(false);
  const send = (visible: boolean) =>
    change({
      api: 'desk_set_visible',
      send: async () => (await run(DeskSetVisibleDocument, { business: business.id, visible })).desk_set_visible,
      onDone: () => setOpen(false),
    });
  if (!business.published)
    return (
      <div className="mt-5 grid gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">
          Guests can’t find your page or book online. You can still add bookings here, and existing bookings stay.
        </p>
        <Button busy={busy !== null} onClick={() => void send(true)}>
          Show it to guests again
        </Button>
      </div>
    );
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="danger-outline" wide>
            Hide your page
          </Button>
        </DialogTrigger>
        <ActionDialog
          width="slim"
          title="Hide your page?"
          description="Guests won’t be able to find your shop or book online. Existing bookings stay, and you can show it again at any time."
          close="Keep it visible"
          action="Hide it"
          danger
          busy={busy !== null}
          onAct={() => send(false)}
        />
      </Dialog>
    </div>
  );
}
