import { normaliseEmail } from '@thyme/domain/accounts';
import { listInWords } from '@thyme/domain/text';
import type { UnitOfWork } from '../../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../../outbox/index.ts';
import type { DescribedAppointment } from '../send.ts';
import { type CompanionNews, companionMail } from './mail.ts';

/**
 * Mails the companion whose appointment it is, if the guest who booked gave an address. The mail belongs to no account,
 * so that settings and erasure of the guest who booked do not decide about it.
 */
export async function tellCompanion(
  tx: UnitOfWork,
  { record, facts }: DescribedAppointment,
  { news, dedupeKey }: { news: CompanionNews; dedupeKey: string },
): Promise<void> {
  const { appointment, guest, business, lines } = record;
  const to = appointment.companionEmail;
  // The guest who booked has a mail of their own.
  if (to === '' || to === normaliseEmail(guest.email ?? '')) return;
  const { shop, place, longDay, dayTime, time, until, zone, calendarPath } = facts;
  await enqueueMail(tx, {
    template: companionMail,
    to,
    data: {
      ...{ shop, place, longDay, dayTime, time, until, zone, calendarPath, news },
      name: appointment.companion,
      booker: guest.firstName,
      contact: [shop, business.phone].filter(Boolean).join(', '),
      services: listInWords([...new Set(lines.map(({ name }) => name))]),
    },
    dedupeKey: `companion:${dedupeKey}`,
    businessId: business.id,
  });
}
