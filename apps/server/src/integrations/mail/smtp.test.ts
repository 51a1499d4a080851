import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../../../test/kit/mail-server.ts';
import { mailLayout } from '../../features/outbox/layout.ts';
import { MailRefused } from './mail-port.ts';
import { smtpMail } from './smtp.ts';

let server: MailServer;
beforeAll(async () => {
  server = await mailServer();
});
beforeEach(() => {
  Object.assign(server, { recipientReply: null, senderReply: null, isLoginRefused: false });
  server.received.length = 0;
});
afterAll(() => server.stop());

const content = mailLayout(
  {
    subject: 'Booked: Thu 13 Aug, 11:30 am',
    preview: '€28.50 paid',
    heading: 'Thursday 13 August, 11:30 am',
    rows: [{ label: 'Signature <facial>', detail: '60 min', value: '€75.00' }],
    actions: [{ label: 'Add to calendar', href: 'https://thyme.example/x?a=1&b="2"' }],
    reason: 'You booked.',
  },
  { publicUrl: 'https://thyme.example', businessUrl: 'https://thyme.example/business' },
);
const mail = {
  messageId: 'a-7@thyme.example',
  from: 'Thyme <bookings@thyme.example>',
  to: 'niamh@mail.example',
  ...content,
};

async function send(message: Parameters<ReturnType<typeof smtpMail>['send']>[0] = mail): Promise<unknown> {
  const mailer = smtpMail(server.url);
  try {
    await mailer.send(message);
    return null;
  } catch (error) {
    return error;
  } finally {
    await mailer.close();
  }
}

describe('the SMTP adapter', () => {
  it('sends a mail with both parts, its header fields and its attachment to a real server', async () => {
    await send({
      ...mail,
      replyTo: 'shop@mail.example',
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    const [parsed] = server.received;
    expect(parsed).toMatchObject({ subject: 'Booked: Thu 13 Aug, 11:30 am', messageId: '<a-7@thyme.example>' });
    expect(parsed?.replyTo?.text).toBe('shop@mail.example');
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(parsed?.text).toContain('Signature <facial> (60 min): €75.00');
    expect(parsed?.html).toContain('Signature &lt;facial&gt;');
    expect(parsed?.html).toContain('href="https://thyme.example/x?a=1&amp;b=&quot;2&quot;"');
    expect(parsed?.attachments).toMatchObject([{ filename: 'visit.ics', contentType: 'text/calendar' }]);
  });

  it('[GROUND-004] sends nothing, not even the password, without STARTTLS, unless configured', async () => {
    const { logins } = server;
    const mailer = smtpMail(server.url.replace('?requireTLS=false', ''));
    await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/);
    await mailer.close();
    expect([server.logins - logins, server.received.length]).toEqual([0, 0]);
    expect(await send()).toBeNull();
    expect([server.logins - logins, server.received.length]).toEqual([1, 1]);
  });

  it('[MAIL-009] distinguishes a refusal of the recipient from every other failure', async () => {
    server.recipientReply = { code: 550, message: '5.1.1 no such mailbox' };
    expect(await send()).toBeInstanceOf(MailRefused);
    expect(await send()).toMatchObject({ message: expect.stringContaining('no such mailbox') });
    server.recipientReply = { code: 451, message: '4.3.0 try later' };
    expect(await send()).not.toBeInstanceOf(MailRefused);
    server.recipientReply = null;
    server.senderReply = { code: 550, message: '5.7.1 not your domain' };
    expect(await send()).not.toBeInstanceOf(MailRefused);
    server.senderReply = null;
    server.isLoginRefused = true;
    expect(await send()).toMatchObject({ responseCode: 535 });
    expect(await send()).not.toBeInstanceOf(MailRefused);
  });

  it('[MAIL-009] refuses an address that no server could accept', async () => {
    expect(await send({ ...mail, to: '' })).toBeInstanceOf(MailRefused);
  });
});
