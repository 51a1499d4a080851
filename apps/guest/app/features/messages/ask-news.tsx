import { useQuery } from '@tanstack/react-query';
import { Button, Card, TextLink } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskNewsDocument, SaveShopNewsDocument } from '../../generated/graphql.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { runAsGuest } from '../../lib/graphql/run-as-guest.ts';

type Channel = 'mail' | 'text';
interface Answer {
  channel: Channel;
  allowed: boolean;
}

const thanks = ({ channel, allowed }: Answer, shop: string) =>
  allowed
    ? `Thank you. ${shop} may send you news by ${channel === 'mail' ? 'email' : 'text'}.`
    : `That’s fine. ${shop} won’t send you news.`;

/**
 * Asks once after a booking for consent to news, unless the guest has already decided for this shop. Nothing is
 * preselected, and ignoring the question leaves it open. Hidden when it cannot be loaded.
 */
export default function AskNews({ slug }: { slug: string }) {
  const { data } = useQuery({
    queryKey: ['ask-news', slug],
    queryFn: async () => {
      const { my_shop_news: shops, my_message_choices: phone } = await runAsGuest(AskNewsDocument, {});
      return {
        shop: shops.find((one) => one.slug === slug) ?? null,
        hasTexts: phone.has_texts && phone.phone !== null,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [given, setGiven] = useState<Answer | null>(null);
  const shop = data?.shop;
  if (!shop || shop.asked) return null;
  async function save(business: number, answer: Answer) {
    setBusy(`${answer.channel}-${answer.allowed}`);
    try {
      await run(SaveShopNewsDocument, { business, ...answer });
      setGiven(answer);
    } catch (error) {
      showFailure(error, { api: 'save_shop_news' });
    } finally {
      setBusy(null);
    }
  }
  const choice = (answer: Answer, label: string) => (
    <Button
      size="sm"
      variant={answer.allowed ? 'secondary' : 'ghost'}
      busy={busy === `${answer.channel}-${answer.allowed}`}
      disabled={busy !== null}
      onClick={() => void save(shop.business_id, answer)}
    >
      {label}
    </Button>
  );
  return (
    <Card padding="lg" className="mt-6" asChild>
      <section aria-labelledby="ask-news">
        <h2 id="ask-news" className="display-22">
          Would you like news from {shop.shop}?
        </h2>
        {given ? (
          <p role="status" className="mt-2">
            {thanks(given, shop.shop)}{' '}
            <TextLink asChild>
              <Link to="/profile/security">Change this any time</Link>
            </TextLink>
          </p>
        ) : (
          <>
            <p className="mt-1 text-ink-soft">
              An offer or a new treatment, now and then. Messages about your bookings come either way.
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              {choice({ channel: 'mail', allowed: true }, 'Yes, by email')}
              {data.hasTexts && choice({ channel: 'text', allowed: true }, 'Yes, by text')}
              {choice({ channel: 'mail', allowed: false }, 'No, thanks')}
            </div>
          </>
        )}
      </section>
    </Card>
  );
}
