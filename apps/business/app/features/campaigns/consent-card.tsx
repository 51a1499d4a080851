import type { NewsChannel } from '@thyme/domain/messages';
import { Card, ErrorState, Skeleton } from '@thyme/ui';
import { clsx } from 'clsx';
import { reasonWords } from './campaign-words.ts';
import type { Audience } from './operations.ts';

interface ConsentCardProps {
  audience: Audience | undefined;
  isError: boolean;
  channel: NewsChannel;
}

const LOOKS: Record<string, string> = {
  'said-no': 'bg-stone',
  'not-asked': 'bg-honey-100 ring-1 ring-honey ring-inset',
};

/** How many guests of the segment can be reached, and why others cannot. */
export function ConsentCard({ audience, isError, channel }: ConsentCardProps) {
  const counted = audience?.channels.find((one) => one.channel === channel);
  const how = channel === 'mail' ? 'mail' : 'text';
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="consent">
        <h2 id="consent" className="display-22 mb-3">
          Who can you write to?
        </h2>
        {isError && <ErrorState title="We couldn’t count them">Please try again in a moment.</ErrorState>}
        {!audience && !isError && <Skeleton height={120} />}
        {audience && !counted && <p className="text-ink-soft">Choose a group to see who’s in it.</p>}
        {audience && counted && (
          <>
            {audience.matched > 0 && (
              <div aria-hidden="true" className="flex h-7 gap-1 overflow-hidden rounded-sm">
                <Bar guests={counted.reached} look="bg-thyme-500" />
                {counted.refused.map(({ reason, guests }) => (
                  <Bar key={reason} guests={guests} look={LOOKS[reason] ?? 'hatched'} />
                ))}
              </div>
            )}
            <ul className="mt-3 grid gap-1.5">
              <Line look="bg-thyme-500" guests={counted.reached} words={`said yes to news by ${how}`} />
              {counted.refused.map(({ reason, guests }) => (
                <Line
                  key={reason}
                  look={LOOKS[reason] ?? 'hatched'}
                  guests={guests}
                  words={`${reasonWords(reason)}, left out`}
                />
              ))}
            </ul>
            <p className="mt-3 text-sm text-ink-soft">
              {audience.matched === 0
                ? 'Nobody is in this group at the moment.'
                : 'Guests choose in their account. For guests without one, note what they say on their page. Every message has an unsubscribe link.'}
            </p>
          </>
        )}
      </section>
    </Card>
  );
}

function Bar({ guests, look }: { guests: number; look: string }) {
  return guests === 0 ? null : <span className={clsx('min-w-2 rounded-xs', look)} style={{ flexGrow: guests }} />;
}

function Line({ look, guests, words }: { look: string; guests: number; words: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <span aria-hidden="true" className={clsx('size-3 flex-none rounded-xs', look)} />
      <span>
        <b className="font-semibold figures">{guests}</b> {words}
      </span>
    </li>
  );
}
