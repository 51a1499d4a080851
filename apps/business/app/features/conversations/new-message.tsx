import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Dialog, DialogContent, DialogTrigger, SearchField } from '@thyme/ui';
import { SquarePen } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { DeskGuestsToWriteDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

const SHOWN = 8;

/** Chooses the guest to write to. */
export function NewMessage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <SquarePen aria-hidden="true" className="size-4.5" /> New message
        </Button>
      </DialogTrigger>
      {isOpen && <ChooseGuest onChosen={() => setOpen(false)} />}
    </Dialog>
  );
}

function ChooseGuest({ onChosen }: { onChosen: () => void }) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'messages', 'find', search),
    queryFn: async () => (await run(DeskGuestsToWriteDocument, { business: business.id, search })).desk_guests.guests,
  });
  return (
    <DialogContent title="New message" description="Who would you like to write to?">
      <SearchField
        label="Find a guest"
        placeholder="Name or phone"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isError && (
        <p role="alert" className="mt-3">
          We couldn’t load your guests. Please try again.
        </p>
      )}
      {data?.length === 0 && <p className="mt-3 text-ink-soft">No guests found.</p>}
      <ul aria-label="Guests" className="mt-3 divide-y divide-line">
        {data?.slice(0, SHOWN).map(({ id, first_name: first, last_name: last }) => (
          <li key={id}>
            <Link
              to={`/messages/${id}`}
              onClick={onChosen}
              className="flex min-h-14 items-center gap-3 text-ink no-underline hover:bg-sand focus-visible:focus-ring"
            >
              <Avatar name={`${first} ${last}`} size={36} /> {first} {last}
            </Link>
          </li>
        ))}
      </ul>
    </DialogContent>
  );
}
