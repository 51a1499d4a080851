import { formatDay, formatTime } from '@thyme/domain/time';
import { Button, Sheet, SheetContent, SheetTrigger } from '@thyme/ui';
import type { LinkTo } from './calendar/use-view.ts';
import { useDecisions } from './decisions-waiting.tsx';
import type { Question } from './operations.ts';
import { useUnanswered } from './unanswered-waiting.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

interface BannerProps {
  questions: readonly Question[];
  now: number;
  linkTo: LinkTo;
}

/** The same list behind a button, where there is no room beside the calendar. */
export function WaitingBanner({ questions, now, linkTo }: BannerProps) {
  const decisions = useDecisions();
  const unanswered = useUnanswered();
  const [first = decisions[0] ?? unanswered[0]] = questions;
  const waiting = questions.length + decisions.length + unanswered.length;
  if (!first) return null;
  return (
    <Sheet>
      <div className="mt-3 flex items-center gap-3 rounded-sm bg-clay-100 py-2 pr-2 pl-4 text-clay-900">
        <p className="min-w-0 flex-1 text-sm leading-snug">
          <b className="block text-base font-semibold">{waiting} waiting for you</b>
          <span className="block truncate">
            First: {first.guest_name}, {formatDay(first.starts)}, {formatTime(first.starts)}
          </span>
        </p>
        <SheetTrigger asChild>
          <Button size="sm">See all {waiting}</Button>
        </SheetTrigger>
      </div>
      <SheetContent title="Answers">
        <WaitingPanel questions={questions} now={now} linkTo={linkTo} />
      </SheetContent>
    </Sheet>
  );
}
