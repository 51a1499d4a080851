import { DAY, formatDay, formatDayTime } from '@thyme/domain/time';
import type { PolicyStage } from '@thyme/ui';
import type { Quote } from './use-quote.ts';

/** A span in which cancelling costs the same, in the shop's wall-clock time. */
export type PolicySpan = Quote['timeline'][number];

const kindOf = (percent: number): PolicyStage['kind'] => (percent === 0 ? 'free' : percent < 100 ? 'part' : 'full');

/** What it costs in a word or two. */
function titleOf({ percent, decided_by_business: isDiscretionary }: PolicySpan): string {
  if (percent === 0) return 'Free';
  return isDiscretionary ? `Up to ${percent}% kept` : `${percent}% kept`;
}

const dayOf = (wall: number) => Math.floor(wall / DAY);

/** The spans as the timeline draws them. The last one ends with the appointment. */
export function stagesOf(spans: readonly PolicySpan[]): PolicyStage[] {
  return spans.map((span, index) => {
    const isLast = index === spans.length - 1;
    const onTheDay = isLast && dayOf(span.from) === dayOf(span.until);
    return {
      kind: kindOf(span.percent),
      title: titleOf(span),
      // The next span begins at `until`: the last moment of this one is a second before, as the sentence has it.
      detail: onTheDay ? `on ${formatDay(span.until)}` : `until ${formatDayTime(span.until - (isLast ? 0 : 1))}`,
    };
  });
}
