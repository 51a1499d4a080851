import { Card, Stars } from '@thyme/ui';
import type { Appointment } from '../use-appointments.ts';

/** The guest's review of the appointment. */
export function OwnReview({ review }: { review: NonNullable<Appointment['review']> }) {
  return (
    <Card look="honey" padding="md">
      <h3 className="font-semibold">Your review</h3>
      <p className="mt-1 flex items-center gap-2">
        <Stars value={review.rating} /> {review.label}
      </p>
      {review.comment && <p className="mt-2 text-pretty [overflow-wrap:anywhere]">{review.comment}</p>}
      {review.hidden && <p className="mt-2 text-sm">It was reported and is no longer shown on the shop’s page.</p>}
      {review.reply && (
        <div className="mt-3 rounded-sm bg-card px-4 py-3">
          <b className="block text-sm font-semibold">Reply from the shop</b>
          <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{review.reply}</p>
        </div>
      )}
    </Card>
  );
}
