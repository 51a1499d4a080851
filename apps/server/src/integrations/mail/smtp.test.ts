import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailLayout } from '../../features/outbox/layout.ts';
import { smtpMail } from './smtp.ts';

const received: Buffer[] = [];
let refuse = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refuse ? new Error('550 no such mailbox') : undefined),
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks));
      done();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const port = () => smtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
const content = mailLayout(
  {
    subject: 'Booked: Thu 13 Aug, 11:30 am',
    preview: '€28.50 paid',
    heading: 'Thursday 13 August, 11:30 am',
    rows: [{ label: 'Signature <facial>', detail: '60 min', value: '€75.00' }],
    actions: [{ label: 'Add to calendar', href: 'https://thyme.example/x?a=1&b="2"' }],
    reason: 'You booked.',
  },
  'https://thyme.example',
);

describe('the SMTP adapter', () => {
  it('sends a mail with both parts and its attachment to a real server', async () => {
    const mailer = port();
    await mailer.send({
      id: 'mail-7',
      from: 'Thyme <bookings@thyme.example>',
      to: 'niamh@mail.example',
      ...content,
      attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
    await mailer.close();
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed).toMatchObject({ subject: 'Booked: Thu 13 Aug, 11:30 am', messageId: '<mail-7@outbox.thyme>' });
    expect(parsed.text).toContain('Signature <facial> (60 min): €75.00');
    expect(parsed.html).toContain('Signature &lt;facial&gt;');
    expect(parsed.html).toContain('href="https://thyme.example/x?a=1&amp;b=&quot;2&quot;"');
    expect(parsed.attachments).toMatchObject([{ filename: 'visit.ics', mimeType: 'text/calendar' }]);
  });

  it('throws when the server refuses, so that the outbox records it', async () => {
    refuse = true;
    const mailer = port();
    await expect(mailer.send({ id: 'mail-8', from: 'a@b.ie', to: 'gone@mail.example', ...content })).rejects.toThrow(
      'no such mailbox',
    );
    await mailer.close();
    refuse = false;
  });
});
