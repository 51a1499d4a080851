import { useQuery } from '@tanstack/react-query';
import { isEmail } from '@thyme/domain/accounts';
import { formatDay, wallOf } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Avatar, Button, Card, Dialog, DialogContent, DialogTrigger, TextField } from '@thyme/ui';
import { useState } from 'react';
import {
  DeskInviteStaffDocument,
  DeskRemoveStaffDocument,
  DeskTeamDocument,
  DeskWithdrawInvitationDocument,
} from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { RightsEditor, ROLE_NAMES, rightsWords } from '../../lib/member-rights/rights-editor.tsx';
import { deskKey } from '../../lib/use-act.ts';
import type { Member } from './operations.ts';

/** Members of the desk, and open invitations. */
export function StaffPage() {
  const { business, isOwner } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'team'),
    queryFn: async () => (await run(DeskTeamDocument, { business: business.id })).desk_team,
  });
  const { change } = useChange();
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  const day = (at: number) => formatDay(wallOf(business.zone, at));
  const withdraw = (email: string) =>
    void change({
      api: 'desk_withdraw_invitation',
      send: async () =>
        (await run(DeskWithdrawInvitationDocument, { business: business.id, email })).desk_withdraw_invitation,
    });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Card asChild padding="none">
        <section aria-label="People">
          <ul className="divide-y divide-line">
            {data.members.map((member) => (
              <li key={member.user_id} className="flex flex-wrap items-center gap-4 px-5 py-3.5">
                <Avatar name={member.first_name} size={40} />
                <span className="min-w-0 flex-1 basis-44">
                  <b className="block font-semibold">
                    {member.first_name} {member.last_name}
                  </b>
                  <span className="text-sm break-all text-ink-soft">{member.email}</span>
                </span>
                <span className="text-sm max-sm:basis-full max-sm:pl-14">
                  <b className="block font-semibold">{ROLE_NAMES[member.role]}</b>
                  <span className="text-ink-soft">{rightsWords(member)}</span>
                </span>
                {isOwner && member.role !== 'owner' && (
                  <span className="flex gap-2">
                    <RightsDialog member={member} />
                    <RemoveDialog member={member} />
                  </span>
                )}
              </li>
            ))}
            {data.invitations.map(({ email, expires_at }) => (
              <li key={email} className="flex flex-wrap items-center gap-4 px-5 py-3.5">
                <Avatar name={email} size={40} />
                <span className="min-w-0 flex-1">
                  <b className="block font-semibold break-all">{email}</b>
                  <span className="text-sm text-ink-soft">Invited, the link works until {day(expires_at)}</span>
                </span>
                <Button size="sm" variant="secondary" onClick={() => withdraw(email)}>
                  Withdraw
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </Card>
      <InviteCard />
    </div>
  );
}

function InviteCard() {
  const { business, isOwner } = useDesk();
  const [email, setEmail] = useState('');
  const { change, busy, errors, setErrors } = useChange();
  function send(event: { preventDefault(): void }) {
    event.preventDefault();
    if (!isEmail(email)) return setErrors({ email: 'Please enter a valid Email Address!' });
    void change({
      api: 'desk_invite_staff',
      send: async () =>
        (await run(DeskInviteStaffDocument, { business: business.id, email: email.trim() })).desk_invite_staff,
      onDone: () => setEmail(''),
    });
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={send} aria-label="Invite someone" className="grid gap-4">
        <h2 className="display-22">Invite someone</h2>
        <p className="text-ink-soft">
          They join as staff: calendar, appointments and guests. {isOwner ? 'You can' : 'The owner can'} change their
          role and rights once they’re here.
        </p>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" className="justify-self-start" busy={busy !== null} busyLabel="Sending…">
          Send the invitation
        </Button>
      </form>
    </Card>
  );
}

function RightsDialog({ member }: { member: Member }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm" variant="secondary" aria-label={`Role and rights of ${member.first_name}`}>
          Rights
        </Button>
      </DialogTrigger>
      <DialogContent width="slim" title={`What ${member.first_name} may do`}>
        <RightsEditor member={member} />
      </DialogContent>
    </Dialog>
  );
}

function RemoveDialog({ member }: { member: Member }) {
  const { business } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const { change, busy } = useChange();
  const send = () =>
    void change({
      api: 'desk_remove_staff',
      send: async () =>
        (await run(DeskRemoveStaffDocument, { business: business.id, user: member.user_id })).desk_remove_staff,
      onDone: () => setOpen(false),
    });
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant="danger-outline">
          Remove
        </Button>
      </DialogTrigger>
      <ActionDialog
        width="slim"
        title={`Remove ${member.first_name}?`}
        description="They’ll be logged out straight away and lose access to the shop. Their changes stay in the history."
        close="Keep"
        action={`Remove ${member.first_name}`}
        danger
        busy={busy !== null}
        onAct={send}
      />
    </Dialog>
  );
}
