import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, Checkbox, Skeleton } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { SaveShopNewsDocument, ShopNewsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import type { ShopNews as Shop } from './operations.ts';

const KEY = ['shop-news'];
/** Whoever goes to many shops would scroll past their names to everything else. */
const SHOWN = 5;

/** Which of the shops that the guest has been to may send them news and offers. */
export function ShopNews() {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { my_shop_news: shops, my_message_choices: phone } = await runAsGuest(ShopNewsDocument, {});
      return { shops, hasTexts: phone.has_texts };
    },
  });
  const [isOpened, setIsOpened] = useState(false);
  const shops = data?.shops ?? [];
  // What is switched on can always be seen.
  const isAll = isOpened || shops.slice(SHOWN).some(({ mail, text }) => mail || text);
  return (
    <Card look="raised" padding="lg" asChild>
      <section aria-labelledby="shop-news">
        <h2 id="shop-news" className="display-22">
          News from shops
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          Offers and news from shops you’ve been to, only if you like. They may also wish you a happy birthday if your
          profile has the date.
        </p>
        {isError && <p className="text-ink-soft">We couldn’t load your choices. Please try again later.</p>}
        {!data && !isError && <Skeleton height={96} />}
        {data && shops.length === 0 && (
          <p className="text-ink-soft">Once you’ve booked somewhere, you can choose here.</p>
        )}
        {data && shops.length > 0 && (
          <ul className="divide-y divide-line">
            {shops.slice(0, isAll ? undefined : SHOWN).map((shop) => (
              <li key={shop.business_id} className="flex flex-wrap items-center gap-x-6 py-1.5 first:pt-0 last:pb-0">
                <Link
                  to={`/${shop.slug}`}
                  className="flex min-h-11 min-w-0 flex-1 basis-40 items-center font-semibold text-ink"
                >
                  {shop.shop}
                </Link>
                <div className="flex gap-x-6">
                  <Choice shop={shop} channel="mail" label="Email" onChange={() => isAll && setIsOpened(true)} />
                  {data.hasTexts && (
                    <Choice shop={shop} channel="text" label="Text" onChange={() => isAll && setIsOpened(true)} />
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {shops.length > SHOWN && !isAll && (
          <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsOpened(true)}>
            Show all {shops.length} shops
          </Button>
        )}
      </section>
    </Card>
  );
}

interface ChoiceProps {
  shop: Shop;
  channel: 'mail' | 'text';
  label: string;
  onChange: () => void;
}

function Choice({ shop, channel, label, onChange }: ChoiceProps) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<boolean | null>(null);
  async function change(allowed: boolean) {
    setPending(allowed);
    onChange();
    try {
      await run(SaveShopNewsDocument, { business: shop.business_id, channel, allowed });
      await queries.invalidateQueries({ queryKey: KEY });
    } catch (error) {
      showFailure(error, { api: 'save_shop_news' });
    } finally {
      setPending(null);
    }
  }
  return (
    <Checkbox
      label={label}
      aria-label={`${label} from ${shop.shop}`}
      checked={pending ?? shop[channel]}
      aria-busy={pending !== null}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}
