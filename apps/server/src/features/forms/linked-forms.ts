import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { type FormAppointment, findAppointment } from './answer-store.ts';
import { type AppointmentForm, answerFor, deskAppointment, formsOf, type GivenForm } from './answers.ts';
import { appointmentOfLink, formsPath } from './form-link.ts';
import { formLinkMail } from './mails.ts';

const INVALID = 'This link is no longer valid.';

export interface LinkedForms {
  appointment: FormAppointment;
  /** Unanswered forms only: signed answers are not shown to the holder of a link. */
  due: AppointmentForm[];
}

async function appointmentOf(services: Services, token: string): Promise<FormAppointment | null> {
  const id = appointmentOfLink(services, token);
  return id === null ? null : findAppointment(services.db, id);
}

/** Null when the link is not genuine or has expired. */
export async function readLinkedForms(services: Services, token: string): Promise<LinkedForms | null> {
  const appointment = await appointmentOf(services, token);
  if (!appointment) return null;
  return { appointment, due: (await formsOf(services, appointment)).filter(({ isDue }) => isDue) };
}

export async function answerLinkedForm(services: Services, token: string, given: GivenForm): Promise<StatusMessage> {
  const appointment = await appointmentOf(services, token);
  if (!appointment) throw new PublicError(INVALID, 'NOT_FOUND');
  return answerFor(services, appointment, given);
}

const AGAIN_SECONDS = 600;

/** Emails the link to the unanswered forms; repeated soon after, it sends nothing. */
export async function sendForms(
  services: Services,
  viewer: Viewer,
  wanted: { businessId: number; id: number },
): Promise<StatusMessage> {
  const appointment = await deskAppointment(services, viewer, wanted);
  const { businessId, id, userId, firstName, email, shop } = appointment;
  const titles = (await formsOf(services, appointment)).filter(({ isDue }) => isDue).map(({ title }) => title);
  if (titles.length === 0) return { status: 0, message: 'All forms are answered.' };
  if (email === null) return { status: 0, message: `We have no email address for ${firstName}.` };
  await inTransaction(services, async (tx) => {
    await enqueueMail(tx, {
      template: formLinkMail,
      to: email,
      data: { firstName, shop, titles, path: formsPath(tx, appointment) },
      dedupeKey: `form-link:${id}:${Math.floor(tx.clock.now() / AGAIN_SECONDS)}`,
      userId,
      businessId,
      appointmentId: id,
    });
    await writeAuditEntry(tx, {
      businessId,
      actorId: viewer.id,
      action: 'send-forms',
      subject: 'appointment',
      subjectId: id,
      changes: { forms: titles },
    });
  });
  return { status: 1, message: `Sent to ${email}.` };
}
