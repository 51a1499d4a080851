import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Radio, RadioGroup, SearchField, Select } from '@thyme/ui';
import { useDeferredValue, useState } from 'react';
import { DeskInviteMemberDocument, GuestsToInviteDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import type { DeskOffer } from './operations.ts';

const SHOWN = 6;

/** Invites a guest to a membership by mail: only the guest can agree to be charged. */
export function InviteMember({ offers, onDone }: { offers: readonly DeskOffer[]; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const [offer, setOffer] = useState(offers[0]?.id ?? 0);
  const [guest, setGuest] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [key] = useState(newIdempotencyKey);
  const { data = [], isPending } = useQuery({
    queryKey: deskKey(business.id, 'guests-to-invite', wanted),
    queryFn: async () =>
      (await run(GuestsToInviteDocument, { business: business.id, search: wanted })).desk_guests.guests,
    placeholderData: keepPreviousData,
  });
  const guests = data.filter(({ is_blocked }) => !is_blocked).slice(0, SHOWN);
  async function send() {
    setRefusal(undefined);
    if (guest === '') return setRefusal('Please choose a guest.');
    const form = { business: business.id, offer, guest: Number(guest), key: `${key}-${offer}-${guest}` };
    const sent = async () => (await run(DeskInviteMemberDocument, form)).desk_invite_member;
    if (await act('desk_invite_member', sent, { onRefusal: setRefusal })) onDone();
  }
  return (
    <ActionDialog
      title="Invite a guest"
      action="Send the invitation"
      busy={busy !== null}
      busyLabel="Sending…"
      onAct={send}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">The guest gets an email, agrees to the payments and pays in their own account.</p>
        <Select label="Membership" value={offer} onChange={(event) => setOffer(Number(event.currentTarget.value))}>
          {offers.map(({ id, shown }) => (
            <option key={id} value={id}>
              {shown.name}, {shown.price_words}
            </option>
          ))}
        </Select>
        <SearchField
          label="Name, phone or email"
          placeholder="Name, phone or email"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {guests.length > 0 ? (
          <RadioGroup label="Guest" value={guest} onValueChange={setGuest}>
            {guests.map(({ id, first_name, last_name }) => (
              <Radio key={id} value={String(id)}>
                {first_name} {last_name}
              </Radio>
            ))}
          </RadioGroup>
        ) : (
          <p className="text-ink-soft">{isPending ? 'Looking…' : 'No guest has this name, phone or email.'}</p>
        )}
        {refusal && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
      </div>
    </ActionDialog>
  );
}
