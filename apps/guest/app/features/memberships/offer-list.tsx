import { listInWords } from '@thyme/domain/text';
import { Button } from '@thyme/ui';
import type { OfferedMembership } from './operations.ts';

/** What a shop offers its members. */
export function OfferList({
  offers,
  onJoin,
}: {
  offers: readonly OfferedMembership[];
  onJoin: (offer: OfferedMembership) => void;
}) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-col rounded-lg bg-card p-6 shadow-soft">
          <h3 className="display-22 [overflow-wrap:anywhere]">{offer.name}</h3>
          <p className="mt-1 font-semibold figures">{offer.price_words}</p>
          <p className="mt-2">{offer.session_words}</p>
          <p className="text-ink-soft">
            {offer.services.length > 0 ? `For ${listInWords(offer.services)}` : 'For every service'}
          </p>
          {offer.percent_words !== '' && <p className="mt-2">{offer.percent_words}</p>}
          {offer.description !== '' && (
            <p className="mt-2 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{offer.description}</p>
          )}
          {offer.term_words !== '' && <p className="mt-2 text-sm text-ink-soft">Terms: {offer.term_words}.</p>}
          <div className="mt-auto pt-5">
            <Button size="sm" onClick={() => onJoin(offer)}>
              Join <span className="sr-only">{offer.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
