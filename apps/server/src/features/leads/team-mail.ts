import { tidyLine } from '@thyme/domain/text';
import { defineMail } from '../outbox/index.ts';

/** What support needs to answer a visitor. */
export interface ArrivedLead {
  form: 'query' | 'call-back' | 'discovery-call';
  /** The topic of the page that the visitor wrote from: 'careers', 'general'. */
  queryType: string;
  name: string;
  email: string;
  phone: string;
  description: string;
  /** 'mornings', if given. */
  when: string;
  referralCode: string | null;
}

const kinds: Record<ArrivedLead['form'], string> = {
  query: 'Question',
  'call-back': 'Call-back request',
  'discovery-call': 'Discovery call',
};

/** To support: the site promises an answer or a call within one working day. */
export const leadArrivedMail = defineMail<ArrivedLead>({
  name: 'lead-arrived',
  replyTo: ({ email }) => email,
  compose: ({ form, queryType, name, email, phone, description, when, referralCode }) => {
    const kind = kinds[form];
    const from = tidyLine(name);
    const rows = [
      ['Name', from],
      ['Email', email],
      ['Mobile', phone],
      ['About', form === 'query' ? queryType : ''],
      ['Best time', when],
      ['Referred by', referralCode ?? ''],
    ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]));
    return {
      subject: `${kind}: ${from}`,
      preview: description === '' ? `${from}, ${phone || email}` : description.slice(0, 120),
      lead: form === 'query' ? 'Please reply within one working day' : 'Please ring within one working day',
      heading: kind,
      paragraphs: description.split('\n').filter((line) => line !== ''),
      rows,
      note: 'Your reply to this email goes straight to them.',
      reason: 'You’re getting this because someone filled in a form on the site.',
      footer: 'none',
    };
  },
});
