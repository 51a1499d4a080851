import { useQuery } from '@tanstack/react-query';
import { groupPhone } from '@thyme/domain/accounts';
import { type MergeSide, mergeGuests, planMerge } from '@thyme/domain/guests';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, DialogClose, DialogContent, Note, Radio, RadioGroup, SkeletonRows } from '@thyme/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeskGuestDocument, DeskMergeGuestsDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../../lib/use-act.ts';
import { nameOf } from '../guest-words.ts';
import type { Guest } from '../operations.ts';
import { movedWords, recordOf } from './merge-record.ts';

/** Compares two guests: whose name, number and address to keep, and what moves over. */
export function MergeReview({ guest, otherId }: { guest: Guest; otherId: number }) {
  const { business } = useDesk();
  const { data: other, isError } = useQuery({
    queryKey: deskKey(business.id, 'guest', otherId),
    queryFn: async () => (await run(DeskGuestDocument, { business: business.id, guest: otherId })).desk_guest,
  });
  if (isError)
    return (
      <DialogContent title="We couldn’t load the other guest" width="slim">
        <p>They may have closed their account.</p>
      </DialogContent>
    );
  if (!other)
    return (
      <DialogContent title="Merge two guests" width="slim">
        <SkeletonRows />
      </DialogContent>
    );
  const plan = planMerge(recordOf(guest), recordOf(other));
  if (!plan.ok)
    return (
      <DialogContent
        title="These two can’t be merged"
        width="slim"
        foot={
          <DialogClose asChild>
            <Button variant="secondary">Close</Button>
          </DialogClose>
        }
      >
        <p>
          {nameOf(guest)} and {nameOf(other)} each have an account of their own, so only they can decide which one to
          use.
        </p>
      </DialogContent>
    );
  const kept = plan.value.kept.id === guest.id ? guest : other;
  return <Review kept={kept} merged={kept === guest ? other : guest} />;
}

type Field = 'name' | 'mobile' | 'email';

const labels: Record<Field, string> = { name: 'Name', mobile: 'Phone', email: 'Email' };

const wordsOf = (guest: Guest, field: Field): string => {
  if (field === 'name') return nameOf(guest);
  if (field === 'mobile') return guest.mobile ? groupPhone(guest.mobile) : '';
  return guest.email ?? '';
};

function Review({ kept, merged }: { kept: Guest; merged: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Record<Field, MergeSide>>({ name: 'kept', mobile: 'kept', email: 'kept' });
  const result = mergeGuests(recordOf(kept), recordOf(merged), choice);
  async function merge() {
    let remaining = kept.id;
    const isDone = await act('desk_merge_guests', async () => {
      const { desk_merge_guests: answer } = await run(DeskMergeGuestsDocument, {
        business: business.id,
        guest: kept.id,
        other: merged.id,
        ...choice,
      });
      remaining = answer.id ?? kept.id;
      return { status: answer.status, message: answer.message };
    });
    if (isDone) void navigate(`/guests/${remaining}`, { replace: true });
  }
  return (
    <ActionDialog
      title={`Merge ${nameOf(merged)} into ${nameOf(kept)}?`}
      close="Cancel"
      action="Merge for good"
      danger
      busy={busy === 'desk_merge_guests'}
      onAct={merge}
    >
      <div className="grid gap-4">
        {kept.has_account ? (
          <Note>
            {kept.first_name} has an account, so name, phone and email stay as {kept.first_name} entered them:{' '}
            {[wordsOf(kept, 'name'), wordsOf(kept, 'mobile'), wordsOf(kept, 'email')].filter(Boolean).join(', ')}.
          </Note>
        ) : (
          (['name', 'mobile', 'email'] as const).map((field) => (
            <Choose
              key={field}
              label={labels[field]}
              kept={wordsOf(kept, field)}
              merged={wordsOf(merged, field)}
              value={choice[field]}
              onChange={(side) => setChoice({ ...choice, [field]: side })}
            />
          ))
        )}
        <ul className="list-disc pl-5 text-ink-soft">
          <li>{movedWords(merged)}</li>
          {result.note && <li className="whitespace-pre-line">Note: {result.note}</li>}
          {result.allergies && <li>Allergies: {result.allergies}</li>}
          {result.tags.length > 0 && <li>Tags: {result.tags.join(', ')}</li>}
          {result.blockedAt !== null && <li>Blocked from booking online, because one of them is blocked.</li>}
        </ul>
        <p>
          <b className="font-semibold">This can’t be undone.</b>{' '}
          {kept.has_account && `${kept.first_name} will see these appointments in their account.`}
        </p>
      </div>
    </ActionDialog>
  );
}

interface ChooseProps {
  label: string;
  kept: string;
  merged: string;
  value: MergeSide;
  onChange: (side: MergeSide) => void;
}

/** Only shown if the two differ. */
function Choose({ label, kept, merged, value, onChange }: ChooseProps) {
  if (kept === merged || kept === '' || merged === '')
    return (
      <p>
        <span className="block text-sm font-semibold">{label}</span>
        {kept || merged || '–'}
      </p>
    );
  return (
    <RadioGroup label={label} value={value} onValueChange={(side) => onChange(side as MergeSide)}>
      <Radio value="kept">{kept}</Radio>
      <Radio value="merged">{merged}</Radio>
    </RadioGroup>
  );
}
