import { defineMail } from './template.ts';

/** Sent from the outbox viewer to test the mail settings. */
export const testMail = defineMail<{ sentBy: string }>({
  name: 'test',
  compose: ({ sentBy }, { publicUrl }) => ({
    subject: 'Mail works',
    preview: 'If you can read this, your mail settings are right.',
    lead: 'Good news.',
    heading: 'Mail works',
    paragraphs: [`This test was sent through ${sentBy}. If you can read it, the mail settings are right.`],
    actions: [{ label: 'Open Thyme', href: publicUrl }],
    reason: 'You’re getting this because someone sent a test email to this address.',
    footer: 'none',
  }),
});
