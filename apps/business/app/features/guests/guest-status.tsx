import { guestLimits } from '@thyme/domain/guests';
import { formatDay } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogTrigger, TextArea } from '@thyme/ui';
import { Ban, Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskBlockGuestDocument, DeskUnblockGuestDocument, DeskWarnGuestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Guest } from './operations.ts';

/** Whether a guest may book: asked for a call, blocked, or neither. */
export function GuestStatus({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const key = { business: business.id, guest: guest.id };
  const name = guest.first_name;
  const welcome = () => void act('unblock', async () => (await run(DeskUnblockGuestDocument, key)).desk_unblock_guest);
  if (guest.is_blocked) {
    return (
      <aside aria-label="Guest status" className="grid content-start gap-4">
        <Card title={`${name} is blocked`}>
          <p className="mt-1 text-sm text-ink-soft">
            {guest.blocked ? `Since ${formatDay(guest.blocked, { year: true })}. ` : ''}
            {guest.reason}
          </p>
          <Button size="sm" className="mt-3" busy={busy === 'unblock'} onClick={welcome}>
            Unblock {name}
          </Button>
        </Card>
      </aside>
    );
  }
  return (
    <aside aria-label="Guest status" className="grid content-start gap-4">
      {guest.warned ? (
        <Card title={`${name} was asked for a call`}>
          <p className="mt-1 text-sm text-ink-soft">
            On {formatDay(guest.warned, { year: true })}. {guest.reason}
          </p>
          <Button size="sm" variant="secondary" className="mt-3" busy={busy === 'unblock'} onClick={welcome}>
            Withdraw the request
          </Button>
        </Card>
      ) : guest.has_account ? (
        <Card title="Ask for a call first">
          <p className="mt-1 text-sm text-ink-soft">
            We’ll ask {name} to have a short video call with you within seven days, or to cancel upcoming bookings.
          </p>
          <Reason
            words="Ask for a call"
            title={`Ask ${name} for a call?`}
            icon={<Video aria-hidden="true" className="size-4.5" />}
            send={(reason) =>
              act('warn', async () => (await run(DeskWarnGuestDocument, { ...key, reason })).desk_warn_guest)
            }
            isBusy={busy === 'warn'}
          />
        </Card>
      ) : null}
      <Card title={`Block ${name}`}>
        <p className="mt-1 text-sm text-ink-soft">
          {name} won’t be able to book here any more. Existing appointments stay until you cancel them.
        </p>
        <Reason
          danger
          words={`Block ${name}`}
          title={`Block ${name}?`}
          icon={<Ban aria-hidden="true" className="size-4.5" />}
          send={(reason) =>
            act('block', async () => (await run(DeskBlockGuestDocument, { ...key, reason })).desk_block_guest)
          }
          isBusy={busy === 'block'}
        />
      </Card>
    </aside>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-card p-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface ReasonProps {
  words: string;
  title: string;
  icon: ReactNode;
  danger?: boolean;
  isBusy: boolean;
  send: (reason: string) => Promise<boolean>;
}

/** Asks for a reason first. */
function Reason({ words, title, icon, danger = false, isBusy, send }: ReasonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await send(reason)) setOpen(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" variant={danger ? 'danger-outline' : 'secondary'} className="mt-3">
          {icon} {words}…
        </Button>
      </DialogTrigger>
      <ActionDialog title={title} width="slim" close="Back" action={words} danger={danger} busy={isBusy} onAct={submit}>
        <TextArea
          label="Reason"
          hint={danger ? 'Only you can see it.' : 'Your guest will see it.'}
          rows={3}
          maxLength={guestLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ActionDialog>
    </Dialog>
  );
}
