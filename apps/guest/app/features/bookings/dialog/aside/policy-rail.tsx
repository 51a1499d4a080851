import {
  type CancellationStep,
  isPolicyCode,
  policyFacts,
  policySentence,
  policyTimeline,
} from '@thyme/domain/payments';
import { formatDay, formatDayTime, instantOf, type WallSeconds, wallOf, type Zone } from '@thyme/domain/time';
import { clsx } from 'clsx';

export interface PolicyProps {
  /** The shop's policy as the API returns it: codes and its own steps. */
  shop: { cancellation: readonly { value: number }[]; cancellation_steps: readonly CancellationStep[] };
  /** The beginning of the first service. */
  startsAt: WallSeconds;
  zone: Zone;
  /** Unix seconds. */
  now: number;
}

const termsOf = ({ shop, startsAt, zone }: PolicyProps) => ({
  policies: shop.cancellation.map(({ value }) => value).filter(isPolicyCode),
  steps: shop.cancellation_steps,
  startsAt: instantOf(zone, startsAt),
  zone,
});

/** 'Free to cancel until Tue 11 Aug, 11:30 am, Irish time' */
export const policyWords = (props: PolicyProps): string => policySentence(termsOf(props), props.now);

export const isFreeNow = (props: PolicyProps): boolean => policyFacts(termsOf(props), props.now).kind !== 'charged-now';

const colours = (percent: number) => (percent === 0 ? 'bg-thyme-300' : percent < 100 ? 'bg-honey' : 'bg-clay-500');

/** What cancelling costs from now until the appointment begins, from top to bottom. */
export function PolicyRail(props: PolicyProps) {
  const { zone, startsAt, now } = props;
  const segments = policyTimeline(termsOf(props), now);
  return (
    <section aria-label="Cancellation policy">
      <h3 className="font-semibold text-pretty figures">{policyWords(props)}.</h3>
      <ol className="mt-4 text-sm figures">
        {segments.map((segment, index) => (
          <li key={segment.from} className="grid grid-cols-[12px_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className={clsx(
                'row-span-2 mb-[3px]',
                colours(segment.percent),
                index === 0 && 'rounded-t-full',
                index === segments.length - 1 && 'rounded-b-full',
              )}
            />
            <span className="text-ink-soft">
              {index === 0
                ? `Now, ${formatDay(wallOf(zone, now))}`
                : `From ${formatDayTime(wallOf(zone, segment.from))}`}
            </span>
            <b className="pb-4 font-semibold">
              {segment.percent === 0 ? 'Free' : `${segment.percent}%`}
              {segment.isDecidedByBusiness && ', if the business asks for it'}
            </b>
          </li>
        ))}
        <li className="pl-6 text-ink-soft">{formatDayTime(startsAt)}, your appointment</li>
      </ol>
    </section>
  );
}
