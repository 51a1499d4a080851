import { useQueryClient } from '@tanstack/react-query';
import { COMMENT_MOST, RATING_LABELS, RATING_MISSING_MESSAGE } from '@thyme/domain/reviews';
import { notify } from '@thyme/site/notify.ts';
import { Button, Card, FieldError, RatingInput, TextArea } from '@thyme/ui';
import { type FormEvent, useRef, useState } from 'react';
import { AddReviewDocument } from '../../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../../lib/failures.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { APPOINTMENTS_KEY } from '../use-appointments.ts';
import { REVIEW_HASH } from './review-hash.ts';

export const THANKS = 'Thank you!';

/** Stars with their labels, and an optional comment; once per appointment. */
export function RateUs({ appointmentId, shopName }: { appointmentId: number; shopName: string }) {
  const queries = useQueryClient();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const stars = useRef<HTMLDivElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setMissing(rating === 0);
    if (rating === 0) {
      notify.error(RATING_MISSING_MESSAGE);
      stars.current?.querySelector('input')?.focus();
      return;
    }
    const body = { appt_id: appointmentId, rating, comment: comment.trim() };
    setBusy(true);
    try {
      accepted((await run(AddReviewDocument, body)).add_review);
      notify.success(THANKS);
      await queries.invalidateQueries({ queryKey: APPOINTMENTS_KEY });
    } catch (error) {
      showFailure(error, { api: 'add_review', body });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card look="honey" padding="lg" asChild>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        <div>
          <h3 id={REVIEW_HASH.slice(1)} tabIndex={-1} className="display-28 outline-none">
            How was it?
          </h3>
          <p className="text-ink-soft">
            Your review appears on {shopName}’s page with your first name and the initial of your last name.
          </p>
        </div>
        <div ref={stars}>
          <RatingInput
            label="Rating"
            hideLabel
            words={RATING_LABELS}
            value={rating}
            onValueChange={(given) => {
              setRating(given);
              setMissing(false);
            }}
          />
          {missing && <FieldError>{RATING_MISSING_MESSAGE}</FieldError>}
        </div>
        <TextArea
          label={
            <>
              Comment <span className="font-normal">(optional)</span>
            </>
          }
          rows={2}
          maxLength={COMMENT_MOST}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          Rate Us
        </Button>
      </form>
    </Card>
  );
}
