import { expiryWords } from '@thyme/domain/payments';
import { Badge, Button, Card, CardMark, ErrorState, Skeleton } from '@thyme/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { siteConfig } from '../../../lib/page/site-config.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { type SavedCard, useSavedCards } from './use-saved-cards.ts';

/** The guest's saved cards, each to be removed. */
export function SavedCardList() {
  const { cards, isLoading, isError, retry } = useSavedCards();
  const [removed, setRemoved] = useState<SavedCard | null>(null);
  if (!siteConfig().cards.savesCards) return null;
  return (
    <section aria-labelledby="saved-cards" className="mt-12">
      <h2 id="saved-cards" className="display-28 mb-4">
        Cards
      </h2>
      {isLoading && <Skeleton className="h-24 max-w-105" />}
      {isError && (
        <ErrorState level={3} title="We couldn’t load your cards" action={<Button onClick={retry}>Try again</Button>}>
          They’re safe. Check that you’re online and try again.
        </ErrorState>
      )}
      {!isLoading && !isError && cards.length === 0 && (
        <p className="text-ink-soft">
          No saved cards. Tick “Save this card for next time” when you pay, and it shows here.
        </p>
      )}
      {cards.length > 0 && (
        <>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <li key={card.id}>
                <CardRow card={card} onRemove={() => setRemoved(card)} />
              </li>
            ))}
          </ul>
          <p className="mt-4 flex gap-2.5 text-sm text-ink-soft">
            <Lock aria-hidden="true" className="size-4 flex-none translate-y-0.5" />
            Card numbers stay with our payment provider. We only ever see the last four digits.
          </p>
        </>
      )}
      {removed && <RemoveCardDialog card={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function CardRow({ card, onRemove }: { card: SavedCard; onRemove: () => void }) {
  return (
    <Card look="raised" className="flex h-full items-center gap-4">
      <CardMark network={card.network} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold figures">{card.name}</p>
        {card.isExpired || card.expiresSoon ? (
          <Badge tone={card.isExpired ? 'clay' : 'honey'}>{card.isExpired ? 'Expired' : 'Expires this month'}</Badge>
        ) : (
          <p className="text-sm text-ink-soft">Expires {expiryWords(card)}</p>
        )}
      </div>
      <Button variant="ghost" size="sm" aria-label={`Remove ${card.name}`} onClick={onRemove}>
        Remove
      </Button>
    </Card>
  );
}
