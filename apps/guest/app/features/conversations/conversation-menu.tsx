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
import { BlockConversationDocument, ReportConversationDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Conversation } from './operations.ts';
import { MESSAGES_KEY } from './use-conversations.ts';

/** Blocking and reporting. There is neither before the first message. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { act, busy } = useAct(MESSAGES_KEY);
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const { id, blocked, shop } = conversation;
  if (id === null || id === undefined) return null;
  const close = () => setAsking(null);
  const block = async (wanted: boolean) => {
    const isDone = await act(
      'block_conversation',
      async () => (await run(BlockConversationDocument, { id, blocked: wanted })).block_conversation,
    );
    if (isDone) close();
  };
  const report = async (form: { reason: string; note: string }) => {
    const isDone = await act(
      'report_conversation',
      async () => (await run(ReportConversationDocument, { id, ...form })).report_conversation,
    );
    if (isDone) close();
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about the conversation with ${shop.name}`}>
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
            title={`Block messages from ${shop.name}?`}
            width="slim"
            close="Cancel"
            action="Block messages"
            danger
            busy={busy !== null}
            onAct={() => block(true)}
          >
            <p>They can’t write to you here any more. You’ll still get emails about your appointments.</p>
          </ActionDialog>
        )}
      </Dialog>
      {asking === 'report' && (
        <ReportMessages other={shop.name} busy={busy !== null} onClose={close} onReport={report} />
      )}
    </>
  );
}
