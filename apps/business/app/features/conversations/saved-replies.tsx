import { useQuery } from '@tanstack/react-query';
import { MOST_SAVED_REPLIES, REPLY_TITLE_MOST, SAVED_REPLY_MOST } from '@thyme/domain/conversations';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Dialog, DialogContent, IconButton, TextArea, TextField } from '@thyme/ui';
import { Pencil, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import {
  DeskDeleteSavedReplyDocument,
  DeskSavedRepliesDocument,
  DeskSaveReplyDocument,
} from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import type { SavedReply } from './operations.ts';

const chip =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-full border border-line bg-card px-4 font-medium whitespace-nowrap hover:border-ink focus-visible:focus-ring';

/** Saved replies; clicking one inserts it into the field. */
export function SavedReplies({ onPick }: { onPick: (body: string) => void }) {
  const { business, runsShop } = useDesk();
  const [isManaging, setManaging] = useState(false);
  const { data = [] } = useQuery({
    queryKey: deskKey(business.id, 'saved-replies'),
    queryFn: async () => (await run(DeskSavedRepliesDocument, { business: business.id })).desk_saved_replies,
  });
  if (data.length === 0 && !runsShop) return null;
  return (
    <>
      <ul aria-label="Saved replies" className="scroll-row flex min-w-0 gap-2">
        {data.map(({ id, title, body }) => (
          <li key={id}>
            <button type="button" className={chip} onClick={() => onPick(body)}>
              <Zap aria-hidden="true" className="size-4 text-thyme-700" /> {title}
            </button>
          </li>
        ))}
        {runsShop && (
          <li>
            <button type="button" className={chip} onClick={() => setManaging(true)}>
              <Pencil aria-hidden="true" className="size-4 text-thyme-700" />
              {data.length === 0 ? 'Add a saved reply' : 'Edit replies'}
            </button>
          </li>
        )}
      </ul>
      <Dialog open={isManaging} onOpenChange={setManaging}>
        {isManaging && <Manage replies={data} />}
      </Dialog>
    </>
  );
}

function Manage({ replies }: { replies: readonly SavedReply[] }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(replies.length === 0 ? 'new' : null);
  const remove = (id: number) =>
    act(
      'desk_delete_saved_reply',
      async () => (await run(DeskDeleteSavedReplyDocument, { business: business.id, id })).desk_delete_saved_reply,
    );
  if (edited !== null)
    return (
      <EditReply
        key={edited === 'new' ? 'new' : edited.id}
        reply={edited === 'new' ? null : edited}
        onDone={() => setEdited(null)}
      />
    );
  return (
    <DialogContent
      title="Saved replies"
      description="Everyone at your desk can use them."
      foot={
        <Button disabled={replies.length >= MOST_SAVED_REPLIES} onClick={() => setEdited('new')}>
          Add a saved reply
        </Button>
      }
    >
      {replies.length === 0 && <p className="text-ink-soft">None yet.</p>}
      <ul className="divide-y divide-line">
        {replies.map((reply) => (
          <li key={reply.id} className="flex items-start gap-2 py-3">
            <p className="min-w-0 flex-1 leading-snug">
              <b className="block font-semibold">{reply.title}</b>
              <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{reply.body}</span>
            </p>
            <IconButton label={`Change ${reply.title}`} onClick={() => setEdited(reply)}>
              <Pencil aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={`Delete ${reply.title}`} disabled={busy !== null} onClick={() => void remove(reply.id)}>
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </DialogContent>
  );
}

function EditReply({ reply, onDone }: { reply: SavedReply | null; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const save = async () => {
    const input = { business: business.id, id: reply?.id ?? null, title, body };
    const isDone = await act('desk_save_reply', async () => (await run(DeskSaveReplyDocument, input)).desk_save_reply);
    if (isDone) onDone();
  };
  return (
    <ActionDialog
      title={reply ? 'Change this reply' : 'Add a saved reply'}
      close="Cancel"
      action="Save"
      busy={busy !== null}
      disabled={title.trim() === '' || body.trim() === ''}
      onAct={save}
    >
      <div className="grid gap-4">
        <TextField
          label="Name on the button"
          maxLength={REPLY_TITLE_MOST}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextArea
          label="Reply"
          hint="{first name} and {shop} are filled in."
          rows={4}
          maxLength={SAVED_REPLY_MOST}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </div>
    </ActionDialog>
  );
}
