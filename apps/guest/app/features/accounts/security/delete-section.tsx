import { useQuery } from '@tanstack/react-query';
import { currencyOfCountry, formatMinor } from '@thyme/domain/money';
import { listInWords } from '@thyme/domain/text';
import { count } from '@thyme/site/format.ts';
import { Button, Card } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { DeletionLossesDocument, type DeletionLossesQuery } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { Setting } from '../profile/profile-settings.tsx';

type Losses = DeletionLossesQuery;

/** '€197.50', or '€40.00 and $25.00' where vouchers are in several currencies; empty without any balance. */
function balanceOf(vouchers: Losses['my_voucher']['data']): string {
  const sums = new Map<ReturnType<typeof currencyOfCountry>, number>();
  for (const { mine, remaining, business_info: shop } of vouchers) {
    const currency = currencyOfCountry(shop?.country ?? 'IE');
    if (mine) sums.set(currency, (sums.get(currency) ?? 0) + Math.round(remaining * 100));
  }
  return [...sums]
    .filter(([, minor]) => minor > 0)
    .map(([currency, minor]) => formatMinor(minor, currency))
    .join(' and ');
}

/** What deleting the account would cost, in one sentence. */
export function lossWords(losses: Losses): string {
  const { appointments, my_voucher: vouchers, my_memberships: memberships, my_packages: packages } = losses;
  const { upcoming } = appointments.counts;
  const running = memberships.filter(({ status }) => status !== 'ended' && status !== 'invited').length;
  const now = Date.now() / 1000;
  const sessions = packages.reduce((sum, one) => sum + (one.expiry_date > now ? one.sessions_left : 0), 0);
  const parts = [
    ...(upcoming > 0 ? [count(upcoming, 'upcoming appointment')] : []),
    ...(running > 0 ? [count(running, 'membership')] : []),
    ...(sessions > 0 ? [count(sessions, 'unused session')] : []),
    ...(balanceOf(vouchers.data) ? [`${balanceOf(vouchers.data)} on vouchers`] : []),
  ];
  if (parts.length === 0) return 'You have no upcoming appointments and no money on vouchers.';
  return `You have ${listInWords(parts)}. We’ll show you what happens to them first.`;
}

/** The way to delete the account, and what would be lost. */
export function DeleteSection() {
  const { data } = useQuery({
    queryKey: ['deletion-losses'],
    queryFn: () => runAsGuest(DeletionLossesDocument, {}),
    staleTime: 0,
  });
  return (
    <Card look="quiet" padding="lg">
      <Setting
        level={2}
        icon={<Trash2 aria-hidden="true" />}
        title="Delete my account"
        lead={<span className="block min-h-[2lh]">{data ? lossWords(data) : ''}</span>}
        control={
          <Button variant="danger-outline" size="sm" asChild>
            <Link to="/profile/delete-account">
              Delete… <span className="sr-only">my account</span>
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
