import {
  appointmentLines,
  appointments,
  billingAddresses,
  businesses,
  conversationMessages,
  conversations,
  favourites,
  formAnswers,
  formVersions,
  guestFiles,
  guestStatuses,
  identities,
  invoices,
  notifications,
  recordedTests,
  reviews,
  saleLines,
  sales,
  savedCards,
  soldVouchers,
  users,
  waitingListRequests,
} from '@thyme/db/schema';
import { and, asc, eq, getTableColumns, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listArchivedReceived } from '../notifications/index.ts';

export const shop = { business: businesses.name, business_slug: businesses.slug, time_zone: businesses.zone };

export function listAppointments(db: Db, userId: number) {
  return db
    .select({
      id: appointments.id,
      ...shop,
      status: appointments.status,
      starts_at: appointments.startsAt,
      service: appointmentLines.serviceName,
      price_minor: appointmentLines.price,
      currency: appointments.currency,
      note: appointments.note,
      booked_for: appointments.companion,
      booked_for_email: appointments.companionEmail,
      created_at: appointments.createdAt,
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .innerJoin(
      appointmentLines,
      and(
        eq(appointmentLines.businessId, appointments.businessId),
        eq(appointmentLines.appointmentId, appointments.id),
      ),
    )
    .where(eq(appointments.userId, userId))
    .orderBy(asc(appointments.startsAt), asc(appointmentLines.position));
}

/** Appointments that others booked for the person, with an address that has been proven to be theirs. */
export function listAsCompanion(db: Db, userId: number) {
  return db
    .select({
      id: appointments.id,
      ...shop,
      status: appointments.status,
      starts_at: appointments.startsAt,
      booked_for: appointments.companion,
      booked_for_email: appointments.companionEmail,
    })
    .from(users)
    .innerJoin(appointments, eq(appointments.companionEmail, sql`lower(${users.email})`))
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), ne(appointments.companionEmail, '')))
    .orderBy(asc(appointments.startsAt));
}

export function listPurchases(db: Db, userId: number) {
  return db
    .select({
      sale_id: sales.id,
      ...shop,
      product: saleLines.productName,
      quantity: saleLines.productQty,
      unit_price_minor: saleLines.unitPrice,
      discount_minor: saleLines.discount,
      currency: sales.currency,
      payment_status: sales.paymentStatus,
      invoice_number: invoices.number,
      created_at: sales.createdAt,
    })
    .from(sales)
    .innerJoin(businesses, eq(businesses.id, sales.businessId))
    .innerJoin(saleLines, and(eq(saleLines.businessId, sales.businessId), eq(saleLines.saleId, sales.id)))
    .leftJoin(invoices, and(eq(invoices.businessId, sales.businessId), eq(invoices.saleId, sales.id)))
    .where(eq(sales.userId, userId))
    .orderBy(asc(sales.createdAt), asc(saleLines.id));
}

export function listVouchers(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      voucher_code: soldVouchers.code,
      owner: soldVouchers.owner,
      message: soldVouchers.message,
      giver: soldVouchers.giver,
      send_at: soldVouchers.sendAt,
      sent_at: soldVouchers.sentAt,
      unit: soldVouchers.unit,
      value_minor: soldVouchers.value,
      remaining_minor: soldVouchers.remaining,
      currency: soldVouchers.currency,
      purchase_date: soldVouchers.purchasedAt,
      expiry_date: soldVouchers.expiresAt,
    })
    .from(soldVouchers)
    .innerJoin(businesses, eq(businesses.id, soldVouchers.businessId))
    .where(or(eq(soldVouchers.buyerId, userId), eq(soldVouchers.ownerId, userId)))
    .orderBy(asc(soldVouchers.id));
}

export function listWritten(db: Db, userId: number) {
  return db
    .select({ ...shop, rating: reviews.rating, comment: reviews.comment, created_at: reviews.createdAt })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.id));
}

export function listSaved(db: Db, userId: number) {
  return db
    .select({ ...shop, added_at: favourites.createdAt })
    .from(favourites)
    .innerJoin(businesses, eq(businesses.id, favourites.businessId))
    .where(eq(favourites.userId, userId))
    .orderBy(asc(favourites.id));
}

/** What is stored here of saved cards; their numbers are at the card provider. */
export function listCards(db: Db, userId: number) {
  return db
    .select({
      brand: savedCards.brand,
      last4: savedCards.last4,
      exp_month: savedCards.expMonth,
      exp_year: savedCards.expYear,
      saved_at: savedCards.createdAt,
      last_used_at: savedCards.lastUsedAt,
    })
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(asc(savedCards.id));
}

export async function findBilling(db: Db, userId: number) {
  const { userId: owner, ...address } = getTableColumns(billingAddresses);
  const [row] = await db.select(address).from(billingAddresses).where(eq(owner, userId));
  return row ?? null;
}

export async function listReceived(db: Db, userId: number) {
  const listed = await db
    .select({ title: notifications.title, message: notifications.message, created_at: notifications.createdAt })
    .from(notifications)
    .where(eq(notifications.recipientId, userId))
    .orderBy(asc(notifications.id));
  return [...(await listArchivedReceived(db, userId)), ...listed];
}

export function listWaiting(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      date: waitingListRequests.date,
      date_scope: waitingListRequests.dateScope,
      status: waitingListRequests.status,
      created_at: waitingListRequests.createdAt,
    })
    .from(waitingListRequests)
    .innerJoin(businesses, eq(businesses.id, waitingListRequests.businessId))
    .where(eq(waitingListRequests.userId, userId))
    .orderBy(asc(waitingListRequests.id));
}

export function listIdentities(db: Db, userId: number) {
  return db
    .select({ provider: identities.provider, email: identities.email, connected_at: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));
}

/** Answers to the forms of shops, each with the version that was answered. */
export function listForms(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      appointment_id: formAnswers.appointmentId,
      form: formVersions.title,
      version: formAnswers.version,
      questions: formVersions.questions,
      answers: formAnswers.answers,
      signed_name: formAnswers.signedName,
      signed_at: formAnswers.signedAt,
    })
    .from(formAnswers)
    .innerJoin(businesses, eq(businesses.id, formAnswers.businessId))
    .innerJoin(
      formVersions,
      and(
        eq(formVersions.businessId, formAnswers.businessId),
        eq(formVersions.formId, formAnswers.formId),
        eq(formVersions.version, formAnswers.version),
      ),
    )
    .where(eq(formAnswers.userId, userId))
    .orderBy(asc(formAnswers.id));
}

/** Patch tests that shops have recorded. */
export function listRecordedTests(db: Db, userId: number) {
  return db
    .select({ ...shop, tested_on: recordedTests.testedOn, done_by: recordedTests.doneBy, note: recordedTests.note })
    .from(recordedTests)
    .innerJoin(businesses, eq(businesses.id, recordedTests.businessId))
    .where(eq(recordedTests.userId, userId))
    .orderBy(asc(recordedTests.id));
}

/** Photos and documents that shops keep, with the consent to it. The shop provides the file itself. */
export function listFiles(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      name: guestFiles.name,
      caption: guestFiles.caption,
      content_type: guestFiles.contentType,
      bytes: guestFiles.bytes,
      consent_at: guestFiles.consentAt,
      may_be_shown: guestFiles.mayBeShown,
    })
    .from(guestFiles)
    .innerJoin(businesses, eq(businesses.id, guestFiles.businessId))
    .where(eq(guestFiles.userId, userId))
    .orderBy(asc(guestFiles.id));
}

/**
 * Health data that shops have recorded, and which shops keep a private note. The note itself is the shop's, which is
 * responsible for it and answers requests about it (docs/decisions/045).
 */
export function listRecords(db: Db, userId: number) {
  const hasNotes = sql<boolean>`(${guestStatuses.note} <> '' or cardinality(${guestStatuses.tags}) > 0)`;
  return db
    .select({
      ...shop,
      allergies: guestStatuses.allergies,
      birthday: guestStatuses.birthday,
      has_private_notes: hasNotes,
    })
    .from(guestStatuses)
    .innerJoin(businesses, eq(businesses.id, guestStatuses.businessId))
    .where(
      and(
        eq(guestStatuses.userId, userId),
        or(ne(guestStatuses.allergies, ''), isNotNull(guestStatuses.birthday), hasNotes),
      ),
    )
    .orderBy(asc(businesses.id));
}

/** Messages between the guest and shops. */
export function listConversations(db: Db, userId: number) {
  return db
    .select({
      ...shop,
      from: sql<string>`case when ${conversationMessages.side} = 'guest' then 'you' else 'shop' end`,
      body: conversationMessages.body,
      pictures: sql<number>`(select count(*)::int from conversation_pictures p
        where p.business_id = ${conversationMessages.businessId} and p.message_id = ${conversationMessages.id})`,
      created_at: conversationMessages.createdAt,
    })
    .from(conversationMessages)
    .innerJoin(
      conversations,
      and(
        eq(conversations.businessId, conversationMessages.businessId),
        eq(conversations.id, conversationMessages.conversationId),
      ),
    )
    .innerJoin(businesses, eq(businesses.id, conversationMessages.businessId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversationMessages.id));
}
