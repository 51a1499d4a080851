import { Button } from '@thyme/ui';
import type { SiteConfig } from '../../page/site-config.ts';
import { useSite } from '../../page/use-site.ts';
import { type Choice, choose } from './choice.ts';
import { useChoice } from './use-choice.ts';

/** Companies whose content this site shows after consent. */
export function outsideHosts({ embeds, mapStyleUrl, mapTiles }: SiteConfig): string[] {
  const urls = [embeds.ebookForm, embeds.bonusForm, embeds.callForm, mapStyleUrl, mapTiles?.url];
  const hosts = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).host] : []));
  return [...new Set(embeds.pricingTable ? [...hosts, 'js.stripe.com'] : hosts)];
}

const said: Record<Choice | 'none', string> = {
  yes: 'You’ve agreed. You can change your mind here at any time.',
  no: 'You’ve declined. We store neither of these, and have deleted any referral code.',
  none: 'You haven’t chosen yet.',
};

/** Where the choice about cookies is made, shown and changed. */
export function ChoicePanel() {
  const choice = useChoice();
  const hosts = outsideHosts(useSite());
  const button = (value: Choice, text: string) => (
    <Button
      variant={choice === value ? 'add' : 'secondary'}
      aria-pressed={choice === value}
      onClick={() => choose(value)}
    >
      {text}
    </Button>
  );
  return (
    <section aria-labelledby="your-choice" className="mt-8 rounded-md border border-line bg-card p-6">
      <h2 id="your-choice" className="display-28">
        Your choice
      </h2>
      <p className="mt-2 text-pretty">
        Two things are up to you: a cookie that remembers the code in a friend’s link, and content from other companies
        on our pages.{' '}
        {hosts.length > 0
          ? `That content comes from ${new Intl.ListFormat('en-IE').format(hosts)}.`
          : 'At the moment we don’t use any content from other companies.'}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {button('yes', 'Yes')}
        {button('no', 'No, thanks')}
      </p>
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
        {choice === 'unknown' ? '' : said[choice ?? 'none']}
      </p>
    </section>
  );
}
