import { answerInWords } from '@thyme/domain/forms';
import type { Services } from '../../platform/services.ts';
import { findProfile, listLiveSessions, type Viewer } from '../accounts/index.ts';
import * as sent from './export-messages-store.ts';
import * as store from './export-store.ts';
import { listCardFees, listFeeConsents } from './fees-store.ts';
import { listMemberships } from './membership-export-store.ts';

/** All data about a guest in one machine-readable document; `readable-export.ts` makes the version for people. */
export async function exportEverything({ db, clock }: Services, viewer: Viewer) {
  const now = clock.now();
  const profile = await findProfile(db, viewer.id);
  if (!profile) return null;
  const { detail, photoId: _photo, hasPassword: _password, googleCalendar, ...person } = profile;
  return {
    exported_at: new Date(now * 1000).toISOString(),
    about: 'Times are unix seconds, amounts are in the smallest unit of their currency.',
    profile: { ...person, calendar_connected: googleCalendar },
    details: detail,
    social_logins: await store.listIdentities(db, viewer.id),
    devices: await listLiveSessions(db, viewer.id, now),
    appointments: await store.listAppointments(db, viewer.id),
    booked_by_others: await store.listAsCompanion(db, viewer.id),
    purchases: await store.listPurchases(db, viewer.id),
    vouchers: await store.listVouchers(db, viewer.id),
    memberships: await listMemberships(db, viewer.id),
    reviews: await store.listWritten(db, viewer.id),
    favourites: await store.listSaved(db, viewer.id),
    saved_cards: await store.listCards(db, viewer.id),
    card_fees: await listCardFees(db, viewer.id),
    fee_consents: await listFeeConsents(db, viewer.id),
    billing_address: await store.findBilling(db, viewer.id),
    waiting_list: await store.listWaiting(db, viewer.id),
    notifications: await store.listReceived(db, viewer.id),
    message_choices: await sent.listMessageChoices(db, viewer.id),
    messages: await sent.listMessages(db, viewer.id),
    news_choices: await sent.listNewsChoices(db, viewer.id),
    news_received: await sent.listCampaigns(db, viewer.id),
    complaints: await sent.listComplaints(db, viewer.id),
    asked_back: await sent.listRebookings(db, viewer.id),
    birthday_greetings: await sent.listGreetings(db, viewer.id),
    review_requests: await sent.listReviewRequests(db, viewer.id),
    conversations: await store.listConversations(db, viewer.id),
    forms: (await store.listForms(db, viewer.id)).map(withWords),
    patch_tests_at_shops: await store.listRecordedTests(db, viewer.id),
    files_at_shops: await store.listFiles(db, viewer.id),
    records_at_shops: await store.listRecords(db, viewer.id),
  };
}

function withWords({ questions, answers, ...form }: Awaited<ReturnType<typeof store.listForms>>[number]) {
  const given = questions.map((question) => ({
    question: question.label,
    answer: answerInWords(question, answers[question.id]),
  }));
  return { ...form, answers: given };
}

export type DataExport = NonNullable<Awaited<ReturnType<typeof exportEverything>>>;
