import { useQuery } from '@tanstack/react-query';
import { formatDay, formatDayTime, wallOf, zonedDayTime } from '@thyme/domain/time';
import { count, money } from '@thyme/site/format.ts';
import { Button, ErrorState, SkeletonRows } from '@thyme/ui';
import { LeavingBelongingsDocument, type LeavingBelongingsQuery } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { feeWords, sumWords } from './belongings-words.ts';

/** More than any guest has in practice; appointments beyond it are only counted. */
const MOST = 50;

type Coming = LeavingBelongingsQuery['appointments']['data'][number];
type Voucher = LeavingBelongingsQuery['my_voucher']['data'][number];

/** What the guest loses with the account: vouchers with their codes, and appointments with the fee each shop would keep. */
export function Belongings() {
  const { data, isPending, refetch } = useQuery({
    queryKey: ['leaving-belongings'],
    queryFn: () => runAsGuest(LeavingBelongingsDocument, { count: MOST }),
    staleTime: 0,
  });
  if (isPending) return <SkeletonRows count={2} />;
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t check your appointments and vouchers"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Nothing has been deleted.
      </ErrorState>
    );
  }
  const { appointments, my_voucher: bought } = data;
  const memberships = data.my_memberships.filter(({ status }) => status !== 'ended' && status !== 'invited');
  const now = Date.now() / 1000;
  const packages = data.my_packages.filter((one) => one.sessions_left > 0 && one.expiry_date > now);
  const vouchers = bought.data.filter(({ mine, remaining }) => mine && remaining > 0);
  const gifts = bought.data.filter(
    ({ gift_state: state, remaining }) => remaining > 0 && (state === 'unsent' || state === 'scheduled'),
  );
  const hidden = appointments.counts.upcoming - appointments.data.length;
  // An appointment that has begun is not cancelled.
  const cancelled = appointments.data.filter(({ cancellation_quote: quote }) => quote);
  return (
    <>
      {vouchers.length > 0 && <Vouchers vouchers={vouchers} />}
      {gifts.length > 0 && <Gifts gifts={gifts} />}
      {packages.length > 0 && <Packages packages={packages} />}
      {memberships.length > 0 && <Memberships memberships={memberships} />}
      {cancelled.length > 0 && <Appointments appointments={cancelled} hidden={hidden} />}
    </>
  );
}

function Memberships({ memberships }: { memberships: LeavingBelongingsQuery['my_memberships'] }) {
  return (
    <section aria-labelledby="leaving-memberships" className="rounded-md border border-line p-4">
      <h3 id="leaving-memberships" className="font-semibold">
        {memberships.length === 1 ? 'Your membership ends now' : `Your ${memberships.length} memberships end now`}
      </h3>
      <ul className="mt-1">
        {memberships.map(({ id, shop, offer }) => (
          <li key={id}>
            {offer.name} at {shop}, {offer.price_words}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">
        Nothing more is charged. Sessions you’ve paid for and haven’t used stay good until they expire.
      </p>
    </section>
  );
}

function Packages({ packages }: { packages: LeavingBelongingsQuery['my_packages'] }) {
  const left = packages.reduce((sum, { sessions_left }) => sum + sessions_left, 0);
  return (
    <section aria-labelledby="leaving-sessions" className="rounded-md border border-line p-4">
      <h3 id="leaving-sessions" className="font-semibold">
        You still have {count(left, 'unused session')}
      </h3>
      <p className="mt-1 text-ink-soft">
        {left === 1 ? 'It isn’t' : 'They aren’t'} lost. Write down the {packages.length === 1 ? 'code' : 'codes'}: after
        this, anyone with a code can book with it until it expires. We’ll also email{' '}
        {packages.length === 1 ? 'it' : 'them'} to you.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {packages.map(({ id, code, name, sessions_left, expiry_date, business_info: shop }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <b className="figures font-semibold select-all">{code}</b>
              <span className="block text-sm text-ink-soft">
                {name} at {shop?.name}, until{' '}
                {formatDay(wallOf(shop?.zone ?? 'Europe/Dublin', expiry_date - 1), { year: true })}
              </span>
            </span>
            <span className="figures font-semibold">{count(sessions_left, 'session')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Vouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  return (
    <section aria-labelledby="leaving-vouchers" className="rounded-md border border-line p-4">
      <h3 id="leaving-vouchers" className="font-semibold">
        You still have {sumWords(vouchers)} on {count(vouchers.length, 'voucher')}
      </h3>
      <p className="mt-1 text-ink-soft">
        The money isn’t lost. Write down the {vouchers.length === 1 ? 'code' : 'codes'}: after this, anyone with a code
        can spend it. We’ll also email {vouchers.length === 1 ? 'it' : 'them'} to you.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {vouchers.map(({ id, voucher_code, remaining, expiry_date, business_info: shop }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <b className="figures font-semibold select-all">{voucher_code}</b>
              <span className="block text-sm text-ink-soft">
                {shop?.name}, until {formatDay(wallOf(shop?.zone ?? 'Europe/Dublin', expiry_date - 1), { year: true })}
              </span>
            </span>
            <span className="figures font-semibold">{money(remaining, shop?.country ?? 'IE')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Gifts that nobody has yet: the guest hands over the code, or the mail goes out on its day all the same. */
function Gifts({ gifts }: { gifts: readonly Voucher[] }) {
  const isUnsent = gifts.some(({ gift_state: state }) => state === 'unsent');
  return (
    <section aria-labelledby="leaving-gifts" className="rounded-md border border-line p-4">
      <h3 id="leaving-gifts" className="font-semibold">
        {gifts.length === 1 ? 'A gift you’ve bought' : `${gifts.length} gifts you’ve bought`}
      </h3>
      {isUnsent && (
        <p className="mt-1 text-ink-soft">
          Please pass on the code of any gift that isn’t going out by email. We’ll also email it to you.
        </p>
      )}
      <ul className="mt-3 divide-y divide-line">
        {gifts.map(({ id, owner, gift_state: state, send_at, voucher_code, remaining, business_info: shop }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              {state === 'unsent' && <b className="figures block font-semibold select-all">{voucher_code}</b>}
              <span className="block text-sm text-ink-soft">
                For {owner}, {shop?.name}
                {state === 'scheduled' &&
                  send_at !== null &&
                  send_at !== undefined &&
                  `. It still goes out on ${zonedDayTime(shop?.zone ?? 'Europe/Dublin', send_at)}`}
              </span>
            </span>
            <span className="figures font-semibold">{money(remaining, shop?.country ?? 'IE')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Appointments({ appointments, hidden }: { appointments: readonly Coming[]; hidden: number }) {
  return (
    <section aria-labelledby="leaving-appointments" className="rounded-md border border-line p-4">
      <h3 id="leaving-appointments" className="font-semibold">
        {count(appointments.length + hidden, 'appointment')} will be cancelled
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {appointments.map(({ id, kind, date, business_info: shop, appointment_detail: lines, cancellation_quote }) => (
          <li key={id} className="py-2.5">
            <span className="block font-medium">
              {shop?.name}, {formatDayTime(date)}, {shop?.zone_label}
            </span>
            <span className="block text-sm text-ink-soft">
              {kind === 'consultation'
                ? 'Video call'
                : [...new Set(lines.map(({ service_pricing }) => service_pricing.service_name))].join(', ')}
            </span>
            {cancellation_quote && <span className="block text-sm">{feeWords(cancellation_quote, shop)}</span>}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="mt-2 text-sm text-ink-soft">And {count(hidden, 'more appointment')}.</p>}
    </section>
  );
}
