import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { invalidInput } from '../../graphql/errors.ts';
import { consumeOrRefuse } from '../../platform/limits/throttle.ts';
import type { Services } from '../../platform/services.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { inTransaction } from '../../platform/unit-of-work.ts';
import { enqueueMail } from '../outbox/index.ts';
import { referralOf } from './input.ts';
import { bonusMail, discoveryCallMail, ebookMail, queryReceivedMail } from './mails.ts';
import { insertLead, insertTraffic, insertUnsubscribe, type NewLead } from './store.ts';
import { type ArrivedLead, leadArrivedMail } from './team-mail.ts';

const FORMS = { max: 10, windowSeconds: 3_600 };
const VISITS = { max: 60, windowSeconds: 3_600 };
const CALL_BACK = 'Call Back';

interface Sender {
  ip: string;
}

export interface QueryInput {
  name: string;
  email: string;
  phone: string;
  description?: string | null | undefined;
  query_type: string;
  referral_code?: string | null | undefined;
}

/** Stores the enquiry, notifies support and confirms it by mail, in one transaction. */
export async function submitQuery(services: Services, input: QueryInput, sender: Sender): Promise<StatusMessage> {
  await limit(services, sender);
  const call = input.query_type === CALL_BACK;
  const email = addressOf(input.email);
  await store(services, {
    lead: {
      ...common(input, email),
      form: call ? 'call-back' : 'query',
      phone: input.phone,
      queryType: input.query_type,
    },
    confirm: (tx, id) =>
      enqueueMail(tx, {
        template: queryReceivedMail,
        to: email,
        data: { name: input.name, queryType: input.query_type },
        dedupeKey: `lead:${id}`,
      }),
  });
  return {
    status: 1,
    message: call
      ? 'Thank you! We’ll ring you within one working day.'
      : 'Thank you! We’ve got your message and we’ll reply within one working day.',
  };
}

export type HostedForm = 'e-book' | 'bonus' | 'discovery-call';

export interface FormInput {
  form: HostedForm;
  name: string;
  email: string;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  preferred_time?: string | null | undefined;
  referral_code?: string | null | undefined;
}

const thanks: Record<HostedForm, string> = {
  'e-book': 'Thank you! The e-book is on its way to you.',
  bonus: 'Thank you! The bonus material is on its way to you.',
  'discovery-call': 'Thank you! We’ll ring you within one working day.',
};

/** One of the site's own forms, used where no external form is configured. */
export async function submitForm(services: Services, input: FormInput, sender: Sender): Promise<StatusMessage> {
  await limit(services, sender);
  const phone = input.phone?.trim() ?? '';
  if (input.form === 'discovery-call' && phone === '')
    throw invalidInput({ phone: ['Please enter your mobile number!'] });
  const email = addressOf(input.email);
  const when = input.preferred_time ?? '';
  await store(services, {
    lead: { ...common(input, email), form: input.form, phone, details: when ? { when } : {} },
    confirm: (tx, id) => {
      const mail = { to: email, dedupeKey: `lead:${id}` };
      const data = { name: input.name, when };
      if (input.form === 'e-book') return enqueueMail(tx, { ...mail, template: ebookMail, data });
      if (input.form === 'bonus') return enqueueMail(tx, { ...mail, template: bonusMail, data });
      return enqueueMail(tx, { ...mail, template: discoveryCallMail, data });
    },
  });
  return { status: 1, message: thanks[input.form] };
}

/** Records a request that came through a referral link. An unknown code is ignored. */
export async function noteCampaign(
  services: Services,
  { referral_code, page }: { referral_code: string; page: string },
  { ip }: Sender,
): Promise<StatusMessage> {
  await consumeOrRefuse(services, `campaign:address:${ip}`, VISITS);
  const code = referralOf(referral_code);
  if (code === null) return { status: 0, message: 'This is not a referral code.' };
  await insertTraffic(services.db, { referralCode: code, page, createdAt: services.clock.now() });
  return { status: 1, message: 'Thank you, this was noted.' };
}

/** The response does not reveal whether the address was known. */
export async function unsubscribe(services: Services, email: string, sender: Sender): Promise<StatusMessage> {
  await limit(services, sender);
  await unsubscribeAddress(services, email);
  return { status: 1, message: 'Done. From now on we’ll only write to this address about its own bookings.' };
}

/** For the link of a mail, which proves the address itself. */
export async function unsubscribeAddress({ db, clock }: Services, email: string): Promise<void> {
  await insertUnsubscribe(db, addressOf(email), clock.now());
}

const limit = (services: Services, { ip }: Sender) => consumeOrRefuse(services, `lead:address:${ip}`, FORMS);

const addressOf = (email: string) => email.toLowerCase();

function common(
  input: Pick<QueryInput, 'name' | 'description' | 'referral_code'>,
  email: string,
): Omit<NewLead, 'form' | 'createdAt'> {
  return {
    name: input.name,
    email,
    description: input.description?.trim() ?? '',
    referralCode: referralOf(input.referral_code),
  };
}

/** Enquiries that support has to answer; books and worksheets are sent automatically. */
function arrivedLead({ form, details, ...lead }: NewLead): ArrivedLead | null {
  if (form !== 'query' && form !== 'call-back' && form !== 'discovery-call') return null;
  const { name = '', email, phone = '', description = '', queryType = '', referralCode = null } = lead;
  const when = (details as { when?: string } | undefined)?.when ?? '';
  return { form, name, email, phone, description, queryType, referralCode, when };
}

async function store(
  services: Services,
  parts: { lead: NewLead; confirm: (tx: UnitOfWork, id: number) => Promise<void> },
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const id = await insertLead(tx.db, { ...parts.lead, createdAt: tx.clock.now() });
    const arrived = arrivedLead(parts.lead);
    if (arrived)
      await enqueueMail(tx, {
        template: leadArrivedMail,
        to: tx.config.teamEmail,
        data: arrived,
        dedupeKey: `lead:${id}:team`,
      });
    await parts.confirm(tx, id);
  });
}
