import { membershipLimits } from '@thyme/domain/memberships';
import { addDays, dateOfWall, type LocalDate } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Radio, RadioGroup, TextArea } from '@thyme/ui';
import { useState } from 'react';
import { DeskChangeMemberDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { DateField } from '../../lib/time/date-field.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskMember } from './operations.ts';

type What = 'pause' | 'resume' | 'cancel' | 'end';

const WORDS: Record<What, { action: string; busy: string }> = {
  pause: { action: 'Pause', busy: 'Pausing…' },
  resume: { action: 'Resume', busy: 'Resuming…' },
  cancel: { action: 'Cancel membership', busy: 'Cancelling…' },
  end: { action: 'End and refund', busy: 'Ending…' },
};

/** The changes that a membership's status allows. */
function possible({ status, is_cancelled, resume_on }: DeskMember, seesMoney: boolean): What[] {
  const isPaused = status === 'paused' || resume_on !== null;
  return [
    ...(status === 'active' && !is_cancelled && !isPaused ? (['pause'] as const) : []),
    ...(isPaused ? (['resume'] as const) : []),
    ...(is_cancelled ? [] : (['cancel'] as const)),
    ...(seesMoney ? (['end'] as const) : []),
  ];
}

/** Pauses, resumes, cancels or ends a membership, with a reason that the guest sees. */
export function ChangeMember({
  member,
  seesMoney,
  onDone,
}: {
  member: DeskMember;
  seesMoney: boolean;
  onDone: () => void;
}) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { act, busy } = useAct();
  const ways = possible(member, seesMoney);
  const [what, setWhat] = useState<What>(ways[0] ?? 'cancel');
  const [reason, setReason] = useState('');
  const [resumeOn, setResumeOn] = useState<LocalDate | ''>('');
  const [refusal, setRefusal] = useState<string>();
  const [key] = useState(newIdempotencyKey);
  const first = addDays(member.next ? dateOfWall(member.next) : today, 1);
  async function send() {
    setRefusal(undefined);
    if (what === 'pause' && resumeOn === '') return setRefusal('Please choose the day it resumes.');
    if (what !== 'resume' && reason.trim() === '') return setRefusal('Please give a reason. The guest will see it.');
    const pause = what === 'pause' ? { resumeOn } : {};
    const form = { business: business.id, id: member.id, change: what, reason, ...pause };
    const sent = async () =>
      (await run(DeskChangeMemberDocument, { ...form, key: `${key}-${what}` })).desk_change_member;
    if (await act('desk_change_member', sent, { onRefusal: setRefusal })) onDone();
  }
  return (
    <ActionDialog
      title={`${member.guest_name}, ${member.offer_name}`}
      action={WORDS[what].action}
      danger={what === 'cancel' || what === 'end'}
      busy={busy !== null}
      busyLabel={WORDS[what].busy}
      onAct={send}
    >
      <div className="grid gap-4">
        <RadioGroup label="What to do" value={what} onValueChange={(value) => setWhat(value as What)}>
          {ways.includes('pause') && <Radio value="pause">Pause from the next payment</Radio>}
          {ways.includes('resume') && <Radio value="resume">End the pause</Radio>}
          {ways.includes('cancel') && <Radio value="cancel">Cancel under the terms the guest agreed to</Radio>}
          {ways.includes('end') && <Radio value="end">End now, and refund the unused sessions of this period</Radio>}
        </RadioGroup>
        {what === 'pause' && (
          <DateField label="Resumes, and is charged, on" value={resumeOn} min={first} onDate={setResumeOn} />
        )}
        {what !== 'resume' && (
          <TextArea
            label="Reason"
            hint="The guest will see it."
            rows={2}
            maxLength={membershipLimits.reason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
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
