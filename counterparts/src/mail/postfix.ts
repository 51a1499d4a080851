import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Fault, type Finding, holds, notRun } from '../../../faults/src/fault.ts';
import { type Fixture, openFixture } from '../../../faults/src/fixture.ts';
import { type BookingRequest, book, randomTime } from '../../../faults/src/guest-requests.ts';
import { ensureProgram } from '../program.ts';
import { type MailServers, startMailServers } from './servers.ts';

const PROGRAMS = [
  ['/usr/sbin/postfix', 'postfix'],
  ['/usr/sbin/dovecot', 'dovecot-imapd'],
] as const;
const REFUSED = 7;
const addressOf = (guest: number) => `bench-${guest}@guest.example`;

/** Mails by way of Postfix: encrypted, after a login, through an outage, and a recipient that is refused. */
export const postfix: Fault = {
  name: 'postfix',
  about: 'mails through Postfix and Dovecot: STARTTLS, login, an outage, a refused recipient',
  async run(context) {
    for (const [file, name] of PROGRAMS) {
      const missing = ensureProgram(file, name, context.log);
      if (missing) return [missing];
    }
    if (process.getuid?.() !== 0) return [notRun('Postfix starts as root only')];
    const directory = join(context.scratch, 'postfix-files');
    mkdirSync(directory, { recursive: true });
    const fixture = await openFixture(context, 'postfix');
    const mail = await startMailServers(directory, addressOf(REFUSED));
    try {
      return await sendThrough(fixture, mail);
    } finally {
      await fixture.close();
      await mail.stop();
    }
  },
};

async function sendThrough(fixture: Fixture, mail: MailServers): Promise<Finding[]> {
  const { address } = await fixture.instance({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Thyme <bookings@thyme.example>',
    NODE_EXTRA_CA_CERTS: mail.certificate,
  });
  const bookAs = (guest: number) =>
    book(address, requestOf(fixture, guest), { goOn: () => true, onNoResponse: () => undefined }, 'wallet');
  await bookAs(1);
  const first = await arrives(mail, addressOf(1));
  await bookAs(REFUSED);
  const refusal = await rowOf(fixture.pool, REFUSED, "state = 'failed'");
  await mail.stopPostfix();
  await bookAs(2);
  const waiting = await rowOf(fixture.pool, 2, "state = 'waiting' and tries > 0");
  await mail.startPostfix();
  const late = await arrives(mail, addressOf(2));
  const inbox = await mail.readInbox();
  return [
    holds('a booking’s mail arrives', first),
    holds('encrypted and after a login', /with ESMTPSA/.test(inbox) && !/with E?SMTP \(/.test(inbox)),
    holds('a refused recipient is tried once', refusal?.tries === 1, refusal?.last_error ?? 'no such mail'),
    holds('a mail waits while the server is away', waiting !== null, waiting?.last_error ?? 'no such mail'),
    holds('and arrives once it is back', late),
    holds('each mail once', countOf(inbox, addressOf(2)) === 1, countOf(inbox, addressOf(2))),
  ];
}

/** At shops without a deposit. */
function requestOf({ seed }: Fixture, guest: number): BookingRequest {
  const shop = seed.shops.find(({ id }) => id % 2 === 1);
  const who = seed.guests[guest];
  if (!shop || !who) throw new Error('There are no shops or no guests.');
  return { shop, guest: who, key: `mail-${guest}`, time: randomTime(), isPaid: false };
}

const countOf = (inbox: string, to: string) =>
  inbox.match(new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'gm'))?.length ?? 0;

async function arrives(mail: MailServers, to: string): Promise<boolean> {
  for (let second = 0; second < 120; second += 1) {
    if (countOf(await mail.readInbox(), to) > 0) return true;
    await pause(1_000);
  }
  return false;
}

async function rowOf(pool: pg.Pool, guest: number, condition: string) {
  for (let second = 0; second < 60; second += 1) {
    const { rows } = await pool.query<{ tries: number; last_error: string | null }>(
      `select tries, last_error from outbox where recipient = $1 and ${condition}`,
      [addressOf(guest)],
    );
    if (rows[0]) return rows[0];
    await pause(1_000);
  }
  return null;
}
