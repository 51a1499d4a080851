import { useQuery } from '@tanstack/react-query';
import { groupPhone } from '@thyme/domain/accounts';
import { Avatar, Button, Dialog, DialogContent, SearchField } from '@thyme/ui';
import { Merge } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { DeskGuestDuplicatesDocument, DeskGuestsDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { nameOf } from '../guest-words.ts';
import type { Duplicate, Guest } from '../operations.ts';
import { MergeReview } from './merge-review.tsx';

const reasonWords: Record<string, string> = { phone: 'same number', email: 'same email', name: 'same name' };

/** Possible duplicates of a guest, and the dialog to merge them. */
export function MergeGuest({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const [otherId, setOtherId] = useState<number | null>(null);
  const [isFinding, setIsFinding] = useState(false);
  const { data: alike = [] } = useQuery({
    queryKey: deskKey(business.id, 'duplicates', guest.id),
    queryFn: async () =>
      (await run(DeskGuestDuplicatesDocument, { business: business.id, guest: guest.id })).desk_guest_duplicates,
  });
  const choose = (id: number) => {
    setIsFinding(false);
    setOtherId(id);
  };
  return (
    <section aria-label="Duplicates" className="rounded-md border border-line bg-card p-4">
      <h3 className="font-semibold">{alike.length > 0 ? 'Could this be the same person?' : 'On your list twice?'}</h3>
      {alike.length > 0 ? (
        <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
          {alike.map((one) => (
            <Alike key={one.id} one={one} onChoose={() => choose(one.id)} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-ink-soft">
          Merge two entries into one guest. Appointments and notes move over.
        </p>
      )}
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => setIsFinding(true)}>
        <Merge aria-hidden="true" className="size-4.5" /> {alike.length > 0 ? 'Another guest…' : 'Merge…'}
      </Button>
      <Dialog open={isFinding} onOpenChange={setIsFinding}>
        {isFinding && <FindOther guest={guest} onChoose={choose} />}
      </Dialog>
      <Dialog open={otherId !== null} onOpenChange={(isOpen) => !isOpen && setOtherId(null)}>
        {otherId !== null && <MergeReview guest={guest} otherId={otherId} />}
      </Dialog>
    </section>
  );
}

function Alike({ one, onChoose }: { one: Duplicate; onChoose: () => void }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar name={nameOf(one)} size={32} />
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block truncate font-semibold">{nameOf(one)}</b>
        <span className="block truncate text-sm text-ink-soft">
          {one.reasons.map((reason) => reasonWords[reason] ?? reason).join(', ')}
          {one.mobile && !one.reasons.includes('phone') ? `, ${groupPhone(one.mobile)}` : ''}
        </span>
      </span>
      <Button size="sm" variant="secondary" aria-label={`Compare with ${nameOf(one)}`} onClick={onChoose}>
        Compare
      </Button>
    </li>
  );
}

function FindOther({ guest, onChoose }: { guest: Guest; onChoose: (id: number) => void }) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'guests', search, 'all', 1),
    queryFn: async () =>
      (await run(DeskGuestsDocument, { business: business.id, search, filter: 'all', page: 1 })).desk_guests,
    enabled: search !== '',
  });
  const found = (data?.guests ?? []).filter(({ id }) => id !== guest.id).slice(0, 6);
  return (
    <DialogContent title={`Who is the same as ${nameOf(guest)}?`} width="slim">
      <SearchField
        label="Find the other guest"
        placeholder="Name or phone"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-label="Guests found" className="mt-3 divide-y divide-line">
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 py-1.5 text-left hover:bg-sand focus-visible:focus-ring"
              onClick={() => onChoose(one.id)}
            >
              <Avatar name={nameOf(one)} size={30} />
              <span className="min-w-0 flex-1 truncate font-medium">{nameOf(one)}</span>
            </button>
          </li>
        ))}
      </ul>
      {search !== '' && data && found.length === 0 && (
        <p className="text-sm text-ink-soft">No other guest with that name or number.</p>
      )}
    </DialogContent>
  );
}
