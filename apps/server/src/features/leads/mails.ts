import { defineMail } from '../outbox/index.ts';

export { leadArrivedMail } from './team-mail.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');
const REASON =
  'You’re getting this once, because someone entered this address in a form on our site. If it wasn’t you, you can ignore it.';
/** Visitors may have no account. */
const FOR_VISITORS = { reason: REASON, footer: 'none' } as const;

export const queryReceivedMail = defineMail<{ name: string; queryType: string }>({
  name: 'query-received',
  compose: ({ name, queryType }, { publicUrl }) => {
    const call = queryType === 'Call Back';
    return {
      subject: call ? 'We’ll ring you' : 'We’ve got your message',
      preview: call ? 'Within one working day.' : 'You’ll hear from us within one working day.',
      lead: greeting(name),
      heading: call ? 'We’ll ring you' : 'We’ve got your message',
      paragraphs: [
        call
          ? 'Thanks for getting in touch. We’ll ring you within one working day, Monday to Friday, 9:00 am to 6:00 pm Irish time.'
          : 'Thanks for getting in touch. We’ll reply within one working day.',
      ],
      links: [{ label: 'Questions and answers', href: `${publicUrl}/system/faq` }],
      ...FOR_VISITORS,
    };
  },
});

export const ebookMail = defineMail<{ name: string }>({
  name: 'e-book',
  optional: 'news',
  compose: ({ name }, { publicUrl }) => ({
    subject: 'Your copy of The Quiet Diary',
    preview: 'Full days, free evenings. One chapter a week is plenty.',
    lead: greeting(name),
    heading: 'Here’s your book',
    paragraphs: ['Read a chapter, try the exercise at the end, and give it a week before the next one.'],
    actions: [{ label: 'Open the e-book', href: `${publicUrl}/download/e-book` }],
    links: [{ label: 'Get Bonus Material', href: `${publicUrl}/get-bonus-materials` }],
    ...FOR_VISITORS,
  }),
});

export const bonusMail = defineMail<{ name: string }>({
  name: 'bonus-material',
  optional: 'news',
  compose: ({ name }, { publicUrl }) => ({
    subject: 'Your bonus material',
    preview: 'Time, Growth, Boundaries and Analytics, with worksheets to print.',
    lead: greeting(name),
    heading: 'Four themes to work through',
    paragraphs: ['Each theme has one-page worksheets. Start with the one that eats up most of your evenings.'],
    actions: [{ label: 'Open the bonus material', href: `${publicUrl}/bonus-materials` }],
    links: [{ label: 'All worksheets', href: `${publicUrl}/download/tools` }],
    ...FOR_VISITORS,
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
    preview: 'We’ll ring within one working day. It’s free and takes about 15 minutes.',
    lead: greeting(name),
    heading: 'We’ll ring you soon',
    paragraphs: [
      `Thanks for your interest. We’ll ring you ${TIMES[when] ? `${TIMES[when]}, ` : ''}within one working day, from 01 555 0142. It takes about 15 minutes, and we won’t try to sell you anything.`,
    ],
    callout: {
      title: 'Nothing to prepare',
      text: 'It helps to have last week’s diary to hand, on paper or on screen.',
    },
    links: [{ label: 'How It Works', href: `${publicUrl}/how-it-works` }],
    ...FOR_VISITORS,
  }),
});
