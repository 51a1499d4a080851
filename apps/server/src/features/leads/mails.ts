import { defineMail } from '../outbox/index.ts';

export { leadArrivedMail } from './team-mail.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');
const REASON =
  'You get this once, because this address was typed into a form on our site. If that was not you, ignore it.';

export const queryReceivedMail = defineMail<{ name: string; queryType: string }>({
  name: 'query-received',
  compose: ({ name, queryType }, { publicUrl }) => {
    const call = queryType === 'Call Back';
    return {
      subject: call ? 'We will ring you' : 'We have your message',
      preview: call ? 'Within one working day.' : 'You will hear from us within one working day.',
      lead: greeting(name),
      heading: call ? 'We will ring you' : 'We have your message',
      paragraphs: [
        call
          ? 'Thank you. Somebody rings you within one working day, Monday to Friday, 9:00 am to 6:00 pm Irish time.'
          : 'Thank you. Somebody reads it today and answers within one working day.',
      ],
      links: [{ label: 'Questions and answers', href: `${publicUrl}/system/faq` }],
      reason: REASON,
    };
  },
});

export const ebookMail = defineMail<{ name: string }>({
  name: 'e-book',
  compose: ({ name }, { publicUrl }) => ({
    subject: 'Your copy of The Quiet Diary',
    preview: 'Full days, free evenings. Read one chapter a week.',
    lead: greeting(name),
    heading: 'Here is your book',
    paragraphs: ['Read one chapter, do the small thing at the end of it, and leave a week before the next.'],
    actions: [{ label: 'Open the e-book', href: `${publicUrl}/download/e-book` }],
    links: [
      { label: 'Get Bonus Material', href: `${publicUrl}/get-bonus-materials` },
      { label: 'Write to me no more', href: `${publicUrl}/unsubscribe` },
    ],
    reason: REASON,
  }),
});

export const bonusMail = defineMail<{ name: string }>({
  name: 'bonus-material',
  compose: ({ name }, { publicUrl }) => ({
    subject: 'Your bonus material',
    preview: 'Time, Growth, Boundaries and Analytics, with worksheets to print.',
    lead: greeting(name),
    heading: 'Four themes to work through',
    paragraphs: ['Each theme has worksheets of one page. Start with the one that costs you the most evenings.'],
    actions: [{ label: 'Open the bonus material', href: `${publicUrl}/bonus-materials` }],
    links: [
      { label: 'All worksheets', href: `${publicUrl}/download/tools` },
      { label: 'Write to me no more', href: `${publicUrl}/unsubscribe` },
    ],
    reason: REASON,
  }),
});

const TIMES: Readonly<Record<string, string>> = {
  mornings: 'in the morning',
  lunchtime: 'at lunchtime',
  'after-six': 'after six',
};

export const discoveryCallMail = defineMail<{ name: string; when: string }>({
  name: 'discovery-call',
  compose: ({ name, when }, { publicUrl }) => ({
    subject: 'Your discovery call',
    preview: 'We ring within one working day. It takes about 15 minutes and is free.',
    lead: greeting(name),
    heading: 'We ring you soon',
    paragraphs: [
      `Thank you. We ring ${TIMES[when] ?? 'you'} within one working day, from 01 555 0142. It takes about 15 minutes and nothing is sold on the call.`,
    ],
    callout: { title: 'Nothing to prepare', text: "Have last week's diary beside you, on paper or on a screen." },
    links: [{ label: 'How It Works', href: `${publicUrl}/how-it-works` }],
    reason: REASON,
  }),
});
