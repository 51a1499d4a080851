import { type AnswerRefusals, checkAnswers, dueForms, type GivenAnswer, type Question } from '@thyme/domain/forms';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { type FieldMessages, invalidInput, PublicError } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { announceDeskAtCommit } from '../../realtime/desk-events.ts';
import { reachesAppointment, requireMembership } from '../access/index.ts';
import type { Viewer } from '../accounts/index.ts';
import { writeAuditEntry } from '../audit/index.ts';
import * as store from './answer-store.ts';

export type { AskedForm } from './answer-store.ts';

const MISSING = 'This appointment could not be found.';
const COMING = ['Held', 'New', 'Reschedule', 'Accept'];

/** A form of an appointment, unanswered or as it was signed. */
export interface AppointmentForm {
  formId: number;
  version: number;
  title: string;
  intro: string;
  questions: Question[];
  isDue: boolean;
  answers: Readonly<Record<string, string>>;
  signedName: string | null;
  signedAt: number | null;
  /** The member who filled it in with the guest. */
  enteredBy: string | null;
  zone: string;
}

/** The forms that an appointment needs, unanswered ones first, and what was signed for it. */
export async function formsOf(services: Services, appointment: store.FormAppointment): Promise<AppointmentForm[]> {
  const { businessId, userId, id, pricingIds, zone } = appointment;
  // One after the other: a mail of a booking reads them on the one connection of its transaction.
  const attached = await store.listAttached(services.db, businessId, pricingIds);
  const signed = await store.listSigned(services.db, businessId, userId);
  const isOver = !COMING.includes(appointment.status);
  const due = isOver ? [] : dueForms(attached, signed, id);
  const answered = attached.filter((form) => !due.includes(form)).flatMap(({ id: formId }) => latest(formId) ?? []);
  // Signed for a form that is no longer in use, or for a service that was removed.
  const more = signed.filter((one) => one.appointmentId === id && !attached.some((form) => form.id === one.formId));
  return [
    ...due.map(({ id: formId, version, title, intro, questions }) => {
      const open = { isDue: true, answers: {}, signedName: null, signedAt: null, enteredBy: null };
      return { formId, version, title, intro, questions, ...open, zone };
    }),
    ...[...answered, ...more].map((one) => ({ ...one, intro: '', isDue: false, zone })),
  ];

  /** For this appointment, or the last one before it. */
  function latest(formId: number) {
    const all = signed.filter((one) => one.formId === formId);
    return all.find(({ appointmentId }) => appointmentId === id) ?? all.at(-1);
  }
}

async function ownAppointment(services: Services, viewer: Viewer, id: number): Promise<store.FormAppointment> {
  const found = await store.findAppointment(services.db, id);
  if (!found || found.userId !== viewer.id) throw new PublicError(MISSING, 'NOT_FOUND');
  return found;
}

export async function readOwnForms(services: Services, viewer: Viewer, id: number): Promise<AppointmentForm[]> {
  return formsOf(services, await ownAppointment(services, viewer, id));
}

/** The appointment of a business's own desk. */
export async function deskAppointment(
  services: Services,
  viewer: Viewer,
  { businessId, id }: { businessId: number; id: number },
): Promise<store.FormAppointment> {
  await requireMembership(services, viewer, businessId);
  const found = await store.findAppointment(services.db, id);
  if (found?.businessId !== businessId || !(await reachesAppointment(services.db, viewer.id, id)))
    throw new PublicError(MISSING, 'NOT_FOUND');
  return found;
}

/** The forms that a guest still has to answer for these services. */
export async function readBookingForms(
  services: Services,
  userId: number,
  { businessId, pricingIds }: { businessId: number; pricingIds: readonly number[] },
): Promise<store.AskedForm[]> {
  const [attached, signed] = await Promise.all([
    store.listAttached(services.db, businessId, pricingIds),
    store.listSigned(services.db, businessId, userId),
  ]);
  return dueForms(attached, signed, null);
}

export interface GivenForm {
  formId: number;
  /** The version that the guest has read. */
  version: number;
  answers: readonly GivenAnswer[];
}

export interface CheckedForm {
  formId: number;
  version: number;
  answers: Record<string, string>;
  signedName: string | null;
  title: string;
}

/** Validates answers against the version that the guest read; throws for invalid answers and for an unknown form. */
export async function checkForms(
  services: Services,
  businessId: number,
  given: readonly GivenForm[],
): Promise<CheckedForm[]> {
  const checked: CheckedForm[] = [];
  for (const { formId, version, answers } of given) {
    const form = await store.findVersion(services.db, businessId, formId, version);
    if (!form) throw new PublicError('This form could not be found.', 'NOT_FOUND');
    const result = checkAnswers(form.questions, answers);
    if (!result.ok) throw invalidInput(messagesOf(result.refusal));
    const signature = form.questions.find(({ kind }) => kind === 'signature');
    const signedName = signature ? (result.value[signature.id] ?? null) : null;
    checked.push({ formId, version, answers: { ...result.value }, signedName, title: form.title });
  }
  return checked;
}

const messagesOf = ({ messages }: AnswerRefusals): FieldMessages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [`answers.${id}`, [message]]));

/** Stores validated answers for each appointment that needs them; what is already signed does not change. */
export async function storeForms(
  services: Services,
  userId: number,
  appointmentIds: readonly number[],
  checked: readonly CheckedForm[],
): Promise<void> {
  for (const id of appointmentIds) {
    const appointment = await store.findAppointment(services.db, id);
    if (!appointment || appointment.userId !== userId) continue;
    const attached = await store.listAttached(services.db, appointment.businessId, appointment.pricingIds);
    const wanted = checked.filter(({ formId }) => attached.some((form) => form.id === formId));
    for (const form of wanted) await sign(services, appointment, form);
  }
}

function sign(
  services: Services,
  { businessId, id, userId }: store.FormAppointment,
  form: CheckedForm,
  enteredBy: number | null = null,
) {
  return inTransaction(services, async (tx) => {
    const signedAt = tx.clock.now();
    const { title, ...answered } = form;
    const row = { businessId, appointmentId: id, userId, ...answered, signedAt, enteredBy };
    const isNew = await store.insertAnswers(tx.db, row);
    if (isNew) await announceDeskAtCommit(tx, businessId);
    if (isNew && enteredBy !== null)
      await writeAuditEntry(tx, {
        businessId,
        actorId: enteredBy,
        action: 'answer-form',
        subject: 'appointment',
        subjectId: id,
        changes: { form: title },
      });
    return isNew;
  });
}

/** A guest answers a form for their own appointment. */
export async function answerForm(
  services: Services,
  viewer: Viewer,
  { appointmentId, ...given }: GivenForm & { appointmentId: number },
): Promise<StatusMessage> {
  return answerFor(services, await ownAppointment(services, viewer, appointmentId), given);
}

/** The desk fills in a form with the guest, who signs on its screen. */
export async function answerAtDesk(
  services: Services,
  viewer: Viewer,
  { businessId, appointmentId, ...given }: GivenForm & { businessId: number; appointmentId: number },
): Promise<StatusMessage> {
  const appointment = await deskAppointment(services, viewer, { businessId, id: appointmentId });
  return answerFor(services, appointment, given, viewer.id);
}

/** The author: the guest, the desk, or the holder of a link. */
export async function answerFor(
  services: Services,
  appointment: store.FormAppointment,
  given: GivenForm,
  enteredBy: number | null = null,
): Promise<StatusMessage> {
  if (!COMING.includes(appointment.status)) return { status: 0, message: 'This appointment is over.' };
  const attached = await store.listAttached(services.db, appointment.businessId, appointment.pricingIds);
  if (!attached.some(({ id }) => id === given.formId))
    throw new PublicError('This form could not be found.', 'NOT_FOUND');
  const [checked] = await checkForms(services, appointment.businessId, [given]);
  const isNew = checked !== undefined && (await sign(services, appointment, checked, enteredBy));
  if (!isNew)
    return {
      status: 1,
      message: enteredBy === null ? 'You’ve already answered this.' : 'This has been answered already.',
    };
  return { status: 1, message: enteredBy === null ? 'Thank you, that’s done.' : 'Saved with the appointment.' };
}

/** Titles of the unanswered forms, for the mails about an appointment. */
export async function dueTitles(services: Services, appointmentId: number): Promise<string[]> {
  const appointment = await store.findAppointment(services.db, appointmentId);
  if (!appointment) return [];
  return (await formsOf(services, appointment)).filter(({ isDue }) => isDue).map(({ title }) => title);
}
