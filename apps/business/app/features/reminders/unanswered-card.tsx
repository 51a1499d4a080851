import { formatDayTime } from '@thyme/domain/time';
import { Card, IconButton } from '@thyme/ui';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { Unanswered } from './operations.ts';

/** Guests who have not answered the reminder yet. */
export function UnansweredCard({ guests }: { guests: readonly Unanswered[] }) {
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="unanswered" className="min-w-0">
        <h2 id="unanswered" className="display-22">
          No answer yet
        </h2>
        {guests.length === 0 ? (
          <p className="mt-1 text-ink-soft">Everyone you asked has answered.</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            {guests.map((guest) => (
              <li key={guest.appt_id} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1 leading-snug">
                  <Link to={`/?appt=${guest.appt_id}`} className="font-semibold text-ink">
                    {guest.guest_name}, {formatDayTime(guest.starts)}
                  </Link>
                  <p className="text-sm text-ink-soft">
                    Asked {formatDayTime(guest.asked)} by {guest.delivery}
                  </p>
                </div>
                {guest.mobile && (
                  <IconButton label={`Ring ${guest.guest_name}`} asChild>
                    <a href={`tel:${guest.mobile.replaceAll(' ', '')}`}>
                      <Phone aria-hidden="true" className="size-5" />
                    </a>
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
