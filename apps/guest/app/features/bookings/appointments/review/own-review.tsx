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
    </Card>
  );
}
