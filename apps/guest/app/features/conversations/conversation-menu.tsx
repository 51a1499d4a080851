import { ConversationMenu as SharedMenu } from '@thyme/site/conversations/conversation-menu.tsx';
import { BlockConversationDocument, ReportConversationDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { Conversation } from './operations.ts';
import { MESSAGES_KEY } from './use-conversations.ts';

/** Blocking and reporting. There is neither before the first message. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { act, busy } = useAct(MESSAGES_KEY);
  const { id, blocked, shop } = conversation;
  if (id === null || id === undefined) return null;
  return (
    <SharedMenu
      fullName={shop.name}
      name={shop.name}
      isBlocked={blocked}
      isBusy={busy !== null}
      blockWords="They can’t write to you here any more. You’ll still get emails about your appointments."
      onBlock={(wanted) =>
        act(
          'block_conversation',
          async () => (await run(BlockConversationDocument, { id, blocked: wanted })).block_conversation,
        )
      }
      onReport={(form) =>
        act(
          'report_conversation',
          async () => (await run(ReportConversationDocument, { id, ...form })).report_conversation,
        )
      }
    />
  );
}
