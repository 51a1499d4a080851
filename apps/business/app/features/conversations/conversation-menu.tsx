import { ConversationMenu as SharedMenu } from '@thyme/site/conversations/conversation-menu.tsx';
import { DeskBlockConversationDocument, DeskReportConversationDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskConversation } from './operations.ts';

/** Block and report. Only available after the first message. */
export function ConversationMenu({ conversation }: { conversation: DeskConversation }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { id, blocked, first_name: name, guest_name: fullName } = conversation;
  if (id === null || id === undefined) return null;
  const key = { business: business.id, id };
  return (
    <SharedMenu
      fullName={fullName}
      name={name}
      isBlocked={blocked}
      isBusy={busy !== null}
      blockWords={`${name} can’t write to you any more, and we’ll let them know. Bookings aren’t affected.`}
      onBlock={(wanted) =>
        act(
          'desk_block_conversation',
          async () => (await run(DeskBlockConversationDocument, { ...key, blocked: wanted })).desk_block_conversation,
        )
      }
      onReport={(form) =>
        act(
          'desk_report_conversation',
          async () => (await run(DeskReportConversationDocument, { ...key, ...form })).desk_report_conversation,
        )
      }
    />
  );
}
