import { listInWords } from '@thyme/domain/text';
import { defineMail } from '../outbox/index.ts';

export interface FormLinkData {
  firstName: string;
  shop: string;
  titles: string[];
  path: string;
}

/** The shop asks for the answers; the link needs no login. */
export const formLinkMail = defineMail<FormLinkData>({
  name: 'form-link',
  compose: ({ firstName, shop, titles, path }, { publicUrl }) => ({
    subject: `A few questions from ${shop} before you come`,
    preview: `Please fill in: ${listInWords(titles)}.`,
    lead: `Hello ${firstName}`,
    heading: 'A few questions before you come',
    paragraphs: [
      `${shop} needs a few answers from you before your appointment: ${listInWords(titles)}.`,
      'It takes a minute or two, and you don’t need an account. Please don’t forward this email: the link is yours.',
    ],
    actions: [{ label: titles.length === 1 ? 'Fill in the form' : 'Fill in the forms', href: `${publicUrl}${path}` }],
    reason: `You’re getting this because you have an appointment at ${shop}.`,
    footer: 'none',
  }),
});
