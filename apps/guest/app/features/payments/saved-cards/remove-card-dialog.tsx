import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listInWords } from '@thyme/domain/text';
import { notify } from '@thyme/site/notify.ts';
import { Button, Dialog, DialogContent, Note } from '@thyme/ui';
import { DeleteSavedCardDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { SAVED_CARDS, type SavedCard } from './use-saved-cards.ts';

/** Asks once before a card is removed. */
export function RemoveCardDialog({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const queries = useQueryClient();
  const removing = useMutation({
    mutationFn: async () => accepted((await runAsGuest(DeleteSavedCardDocument, { id: card.id })).delete_saved_card),
    onSuccess: ({ message }) => notify.success(message),
    onError: (error) => showFailure(error, { api: 'delete_saved_card' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: SAVED_CARDS });
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && !removing.isPending && onClose()}>
      <DialogContent title={`Remove ${card.name}?`} width="slim">
        <p>You’ll need to enter it again to pay with it. Bookings you’ve already paid for aren’t affected.</p>
        {card.memberships.length > 0 && (
          <Note tone="warn" className="mt-4">
            It pays for <b className="font-semibold">{listInWords(card.memberships)}</b>. Without it we’ll email you a
            link to pay when the next payment is due.
          </Note>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="clay" busy={removing.isPending} onClick={() => removing.mutate()}>
            Remove card
          </Button>
          <Button variant="secondary" disabled={removing.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
