import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dateOfWall, formatMinutes, minuteOfWall } from '@thyme/domain/time';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Avatar, Button, Dialog, DialogContent, ErrorState, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import { useState } from 'react';
import { DeskMoveDocument, DeskMovePreviewDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { useAppointment } from '../appointment/use-appointment.ts';
import type { Appointment, Chair } from '../operations.ts';
import { PriceChoice } from './choices/price-choice.tsx';
import { RoomChoice } from './choices/room-choice.tsx';
import { TellChoice } from './choices/tell-choice.tsx';
import { WholeChoice } from './choices/whole-choice.tsx';
import { ClashNote } from './clash-note.tsx';
import { FromTo } from './from-to.tsx';
import { GuestMessageField } from './guest-message.tsx';
import type { MoveAsk } from './move-ask.ts';
import { type MoveDraft, movePlace, moveTitle, sentMessage, startingDraft, tooLongBy } from './move-draft.ts';
import { MoveFields } from './move-fields.tsx';
import type { Moved } from './moved-bar.tsx';
import { NextClear } from './next-clear.tsx';
import { useMovePeople } from './use-move-people.ts';
import { useRefresh } from './use-refresh.ts';

interface SheetProps {
  asked: MoveAsk;
  chairs: readonly Chair[];
  onClose: () => void;
  onMoved: (moved: Moved) => void;
  onPropose: () => void;
}

/** Current and new time, clashes, and who is notified. */
export function MoveSheet(props: SheetProps) {
  const { asked, onClose } = props;
  const { data, isError, refetch } = useAppointment(asked.appointmentId);
  if (data) return <Opened key={data.id} {...props} appointment={data} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Move" width="mid">
        {isError ? (
          <ErrorState
            title="We couldn’t load this appointment"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            It stays where it is.
          </ErrorState>
        ) : (
          <SkeletonGroup label="Loading the appointment">
            <Skeleton className="h-24" />
            <Skeleton className="mt-4 h-32" />
          </SkeletonGroup>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Opened({
  appointment,
  asked,
  chairs,
  onClose,
  onMoved,
  onPropose,
}: SheetProps & { appointment: Appointment }) {
  const { business } = useDesk();
  const money = useMoney();
  const [seen] = useState(appointment);
  const [draft, setDraft] = useState<MoveDraft>(() => startingDraft(seen, asked));
  const set = (change: Partial<MoveDraft>) => setDraft((before) => ({ ...before, ...change }));
  const place = movePlace(draft);
  const preview = useQuery({
    queryKey: deskKey(business.id, 'move-preview', seen.id, JSON.stringify(wireOf(draft, asked))),
    queryFn: async () => ({
      ...(await run(DeskMovePreviewDocument, { id: seen.id, ...wireOf(draft, asked) })).desk_move_preview,
      chairId: draft.chairId,
    }),
    enabled: place.isWhole,
    placeholderData: keepPreviousData,
  });
  const people = useMovePeople(asked);
  const clashes = preview.data?.clashes ?? [];
  // While another person's price is looked up, the former one's is not shown.
  const newTotal = preview.data?.chairId === draft.chairId ? (preview.data.new_total ?? null) : null;
  const total = draft.takesPrice ? newTotal : null;
  const standard = standardWords(
    preview.data?.guest_message ?? '',
    total === null ? null : money(total + productsOf(seen)),
  );
  const sending = useMove({ seen, asked, draft, clashes: clashes.map(({ key }) => key), total, onMoved });
  const name = seen.guest.first_name;
  const isClashing = clashes.length > 0;
  const isTooLong = draft.tell !== 'nobody' && tooLongBy(draft.message) > 0;
  // A clash can only be accepted once it is shown.
  const isUnchecked = preview.isPending || preview.isPlaceholderData;
  const tells = draft.tell === 'nobody' ? '' : ` and tell ${name}`;
  const person = chairs.find(({ id }) => id === draft.chairId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={
          <span className="flex items-center gap-3">
            <Avatar name={name} size={44} />
            <span className="text-balance">{moveTitle(name, draft, seen)}</span>
          </span>
        }
        description={`${seen.lines.map(({ service }) => service).join(', ') || 'Video call'}, ${formatMinutes(draft.minutes)}`}
        width="mid"
        foot={
          <div className="flex w-full flex-wrap items-center gap-2">
            {seen.may_propose && (
              <Button variant="ghost" className="mr-auto" onClick={onPropose}>
                Ask {name} first
              </Button>
            )}
            <Button variant="secondary" className="ml-auto max-md:flex-1" onClick={onClose}>
              Put it back
            </Button>
            <Button
              className="max-md:flex-1"
              variant={isClashing ? 'clay' : 'primary'}
              disabled={isUnchecked || Boolean(preview.data?.message) || isTooLong}
              busy={sending.busy}
              onClick={() => void sending.send()}
            >
              {isTooLong ? 'Please shorten the message' : isClashing ? `Book anyway${tells}` : `Move${tells}`}
            </Button>
          </div>
        }
      >
        <div className="grid gap-4">
          <FromTo appointment={seen} draft={draft} chairs={chairs} />
          {sending.changed && (
            <Note tone="warn" announce>
              {sending.changed} Press the button again to move it all the same, or put it back.
            </Note>
          )}
          {preview.data?.message && <Note tone="warn">{preview.data.message}</Note>}
          <ClashNote clashes={clashes}>
            <NextClear
              at={isUnchecked ? null : (preview.data?.next_clear ?? null)}
              person={person}
              onChoose={(at) => set({ date: dateOfWall(at), minute: minuteOfWall(at) })}
            />
          </ClashNote>
          <WholeChoice appointment={seen} value={draft.isWhole} onChange={(isWhole) => set({ isWhole })} />
          <MoveFields draft={draft} chairs={chairs} people={people} onChange={set} />
          <PriceChoice
            appointment={seen}
            person={person}
            newTotal={newTotal}
            takesPrice={draft.takesPrice}
            onChange={(takesPrice) => set({ takesPrice })}
          />
          <RoomChoice value={draft.roomId} onChange={(roomId) => set({ roomId })} />
          <TellChoice appointment={seen} value={draft.tell} onChange={(tell) => set({ tell })} />
          {draft.tell !== 'nobody' && (
            <GuestMessageField
              name={name}
              standard={standard}
              isMail={draft.tell === 'mail'}
              value={draft.message}
              onChange={(message) => set({ message })}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Products are handed over at the appointment, whoever does it. */
const productsOf = ({ products }: Appointment) => products.reduce((sum, { total }) => sum + total, 0);

/** With the new price, where it is taken. */
const standardWords = (words: string, price: string | null) =>
  words === '' || price === null ? words : `${words} ${price} in all.`;

const wireOf = (draft: MoveDraft, { lineId, room }: MoveAsk) => ({
  line: lineId,
  ...(room && draft.roomId !== room.from ? { roomFrom: room.from, roomTo: draft.roomId } : {}),
  start: movePlace(draft).start,
  chair: draft.chairId,
  minutes: draft.isLengthChanged ? draft.minutes : null,
  whole: draft.isWhole,
});

interface Sending {
  seen: Appointment;
  asked: MoveAsk;
  draft: MoveDraft;
  /** Clashes that are shown, and accepted by pressing the button. */
  clashes: string[];
  /** The price of the new person, where it is taken. */
  total: number | null;
  onMoved: (moved: Moved) => void;
}

/** Sends the move. A concurrent change is shown, and the next click moves on top of it. */
function useMove({ seen, asked, draft, clashes, total, onMoved }: Sending) {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(seen.version);
  const [changed, setChanged] = useState('');
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { desk_move: answer } = await run(DeskMoveDocument, {
        id: seen.id,
        ...wireOf(draft, asked),
        anyway: clashes,
        tell: draft.tell,
        message: sentMessage(draft),
        total,
        version,
        key: newIdempotencyKey(),
      });
      await refresh();
      if (answer.status === 1 && answer.move_id) {
        const tells = draft.tell === 'nobody' ? null : seen.guest.first_name;
        const message = answer.message.replace(/\.$/, '');
        onMoved({ moveId: answer.move_id, appointmentId: seen.id, message, tells });
        return;
      }
      setChanged(answer.message);
      if (answer.version) setVersion(answer.version);
    } catch (error) {
      showFailure(error, { api: 'desk_move' });
    } finally {
      setBusy(false);
    }
  }
  return { send, busy, changed };
}
