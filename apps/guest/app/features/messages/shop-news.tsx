import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Checkbox, Skeleton } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { SaveShopNewsDocument, ShopNewsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';
import type { ShopNews as Shop } from './operations.ts';

const KEY = ['shop-news'];

/** Which of the shops that the guest has been to may send them news and offers. */
export function ShopNews() {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { my_shop_news: shops, my_message_choices: phone } = await runAsGuest(ShopNewsDocument, {});
      return { shops, hasTexts: phone.has_texts };
    },
  });
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
        {data?.shops.length === 0 && (
          <p className="text-ink-soft">Once you’ve booked somewhere, you can choose here.</p>
        )}
        {data && data.shops.length > 0 && (
          <ul className="divide-y divide-line">
            {data.shops.map((shop) => (
              <li
                key={shop.business_id}
                className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
              >
                <Link to={`/${shop.slug}`} className="min-w-0 flex-1 basis-40 font-semibold text-ink">
                  {shop.shop}
                </Link>
                <Choice shop={shop} channel="mail" label="Email" />
                {data.hasTexts && <Choice shop={shop} channel="text" label="Text" />}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function Choice({ shop, channel, label }: { shop: Shop; channel: 'mail' | 'text'; label: string }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<boolean | null>(null);
  async function change(allowed: boolean) {
    setPending(allowed);
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
