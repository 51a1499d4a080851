import { REPLY_MOST, REPORT_REASONS, type ReportReason } from '@thyme/domain/reviews';
import { dateOfWall, formatLongDate } from '@thyme/domain/time';
import { Avatar, Badge, Button, Card, Note, Stars, TextArea } from '@thyme/ui';
import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { DeskDeleteReplyDocument, DeskReplyReviewDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { dayWords } from '../../lib/time/day-words.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskReview } from './operations.ts';
import { ReportDialog } from './report-dialog.tsx';

const ORDINAL = new Intl.PluralRules('en-IE', { type: 'ordinal' });
const SUFFIX: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const nthWords = (nth: number) => (nth < 1 ? '' : `${nth}${SUFFIX[ORDINAL.select(nth)]} appointment`);

/** One review with the shop's answer, or a form to write one. */
export function ReviewCard({ review }: { review: DeskReview }) {
  const { runsShop } = useDesk();
  const { today } = useShopNow();
  const { guest_name: name, guest_id: guest, service, person, nth, comment, rating, written } = review;
  return (
    <Card asChild>
      <article aria-label={`Review by ${name}`}>
        <header className="flex flex-wrap items-start gap-3">
          <Avatar name={name} size={40} />
          <p className="min-w-0 flex-1 leading-snug">
            <b className="block font-semibold">
              {guest === null || guest === undefined ? (
                name
              ) : (
                <Link to={`/guests/${guest}`} className="text-ink">
                  {name}
                </Link>
              )}
            </b>
            <span className="text-sm text-ink-soft">
              {[service, person].filter(Boolean).join(', ')}
              {nthWords(nth) && `. ${nthWords(nth)}`}
            </span>
          </p>
          <p className="text-right leading-snug">
            <Stars value={rating} />
            <span className="block text-sm text-ink-soft">{dayWords(dateOfWall(written), today)}</span>
          </p>
        </header>
        {comment && (
          <p dir="auto" className="mt-3 text-lg whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
            “{comment}”
          </p>
        )}
        <Reported review={review} />
        <Reply review={review} mayChange={runsShop} />
      </article>
    </Card>
  );
}

function Reported({ review: { hidden, report, report_decided: decided, decide_by: by } }: { review: DeskReview }) {
  if (hidden)
    return (
      <Badge tone="neutral" className="mt-3">
        Hidden
      </Badge>
    );
  if (!report) return null;
  const reason = REPORT_REASONS[report as ReportReason] ?? 'It was reported';
  if (decided === 'stays')
    return <Note className="mt-4">You reported this review. We’ve looked at it, and it stays on your page.</Note>;
  return (
    <Note tone="warn" icon={<Flag aria-hidden="true" />} className="mt-4">
      <b className="block font-semibold">Reported, we’re looking at it</b>
      {reason}. We’ll decide by {by ? formatLongDate(dateOfWall(by)) : 'the end of the week'}; until then it stays on
      your page.
    </Note>
  );
}

function Reply({ review, mayChange }: { review: DeskReview; mayChange: boolean }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [isWriting, setWriting] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [text, setText] = useState(review.reply);
  const field = useId();
  const { id, reply, hidden, report, guest_name: name, guest_id: guest } = review;
  const key = { business: business.id, id };
  const save = async () => {
    const isDone = await act(
      'desk_reply_review',
      async () => (await run(DeskReplyReviewDocument, { ...key, text })).desk_reply_review,
    );
    if (isDone) setWriting(false);
  };
  const remove = async () => {
    const isDone = await act(
      'desk_delete_reply',
      async () => (await run(DeskDeleteReplyDocument, key)).desk_delete_reply,
    );
    if (isDone) setText('');
  };
  if (!isWriting)
    return (
      <div className="mt-4">
        {reply && (
          <div className="rounded-md bg-paper p-4">
            <b className="text-sm font-semibold">Your answer</b>
            <p dir="auto" className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
              {reply}
            </p>
          </div>
        )}
        {mayChange && !hidden && (
          <div className="mt-3 flex flex-wrap items-center gap-2 max-sm:gap-x-0">
            <Button
              size="sm"
              variant={reply ? 'secondary' : 'add'}
              aria-label={`${reply ? 'Change the answer' : 'Answer'} to ${name}`}
              onClick={() => {
                setText(reply);
                setWriting(true);
              }}
            >
              {reply ? 'Change' : 'Answer'}
            </Button>
            {reply && (
              <Button
                size="sm"
                variant="ghost"
                busy={busy === 'desk_delete_reply'}
                aria-label={`Delete the answer to ${name}`}
                onClick={() => void remove()}
              >
                Delete
              </Button>
            )}
            {guest != null && (
              <Button size="sm" variant="ghost" className="max-sm:px-2" asChild>
                <Link to={`/messages/${guest}`} aria-label={`Write privately to ${name}`}>
                  Write privately
                </Link>
              </Button>
            )}
            {!report && (
              <Button
                size="sm"
                variant="ghost"
                className="ml-auto text-danger! max-sm:px-2"
                aria-label={`Report the review by ${name}`}
                onClick={() => setReporting(true)}
              >
                <Flag aria-hidden="true" className="size-4.5" /> Report
              </Button>
            )}
          </div>
        )}
        {isReporting && <ReportDialog review={review} onClose={() => setReporting(false)} />}
      </div>
    );
  return (
    <div className="mt-4 rounded-md bg-paper p-4">
      <TextArea
        id={field}
        label="Your answer"
        hint="Everyone can read it."
        rows={3}
        autoFocus
        maxLength={REPLY_MOST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={text.trim() === '' || text === reply}
          busy={busy === 'desk_reply_review'}
          onClick={() => void save()}
        >
          {reply ? 'Save' : 'Answer'}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setWriting(false)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
