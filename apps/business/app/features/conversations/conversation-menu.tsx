import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { ReportMessages } from '@thyme/site/conversations/report-messages.tsx';
import {
  Dialog,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
} from '@thyme/ui';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { DeskBlockConversationDocument, DeskReportConversationDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskConversation } from './operations.ts';

/** Blocking and reporting. There is neither before the first message. */
export function ConversationMenu({ conversation }: { conversation: DeskConversation }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const { id, blocked, first_name: name, guest_name: fullName } = conversation;
  if (id === null || id === undefined) return null;
  const key = { business: business.id, id };
  const close = () => setAsking(null);
  const block = async (wanted: boolean) => {
    const isDone = await act(
      'desk_block_conversation',
      async () => (await run(DeskBlockConversationDocument, { ...key, blocked: wanted })).desk_block_conversation,
    );
    if (isDone) close();
  };
  const report = async (form: { reason: string; note: string }) => {
    const isDone = await act(
      'desk_report_conversation',
      async () => (await run(DeskReportConversationDocument, { ...key, ...form })).desk_report_conversation,
    );
    if (isDone) close();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about the conversation with ${fullName}`}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => (blocked ? void block(false) : setAsking('block'))}>
            <Ban aria-hidden="true" className="size-4.5" /> {blocked ? 'Unblock messages' : 'Block messages'}
          </DropdownMenuItem>
          <DropdownMenuItem danger onSelect={() => setAsking('report')}>
            <Flag aria-hidden="true" className="size-4.5" /> Report
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={asking === 'block'} onOpenChange={(open) => !open && close()}>
        {asking === 'block' && (
          <ActionDialog
            title={`Block messages from ${name}?`}
            width="slim"
            close="Cancel"
            action="Block messages"
            danger
            busy={busy !== null}
            onAct={() => block(true)}
          >
            <p>{name} can’t write to you any more, and is told so. Bookings aren’t affected.</p>
          </ActionDialog>
        )}
      </Dialog>
      {asking === 'report' && <ReportMessages other={name} busy={busy !== null} onClose={close} onReport={report} />}
    </>
  );
}
