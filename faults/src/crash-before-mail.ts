import { count, type Fault, holds, none } from './fault.ts';
import { openFixture } from './fixture.ts';
import { book, randomTime } from './guest-requests.ts';
import { checkWhenIdle } from './invariants.ts';
import { openMailSink } from './mail-sink.ts';
import { untilIdle } from './until-idle.ts';

const GUESTS = 20;

/** Bookings are committed, and the server is killed while the mail server has accepted some mails without confirming. */
export const crashBeforeMail: Fault = {
  name: 'crash-before-mail',
  about: `${GUESTS} bookings; the server is killed after they are committed and before their mails are sent`,
  async run(context) {
    const fixture = await openFixture(context, 'crash-before-mail');
    const sink = await openMailSink();
    try {
      sink.answers = false;
      const server = await fixture.instance({ SMTP_URL: sink.url, MAIL_FROM: 'bookings@thyme.example' });
      const shop = fixture.seed.shops.find(({ id }) => id % 2 === 1);
      if (!shop) throw new Error('Every shop requires payment in advance.');
      const retrying = { goOn: () => true, onNoResponse: () => undefined };
      let booked = 0;
      for (const [index, guest] of fixture.seed.guests.slice(0, GUESTS).entries()) {
        const booking = { shop, guest, key: `mail-${index}`, time: randomTime() + index * 86_400, isPaid: false };
        if ((await book(server.address, booking, retrying, 'wallet')).outcome === 'booked') booked += 1;
      }
      await sink.untilTaken(1);
      await server.kill();
      const interrupted = new Set(sink.taken.map(({ messageId }) => messageId));
      const { rows: waiting } = await fixture.pool.query(
        `select from outbox where channel = 'mail' and state <> 'sent'`,
      );
      context.log(`  killed: ${waiting.length} mails to be sent, ${interrupted.size} of them taken without a word`);
      sink.answers = true;
      await server.start();
      const idle = await untilIdle(fixture.pool, context.log);
      const { rows } = await fixture.pool.query<{ id: string | null; state: string }>(
        `select trim(both '<>' from message_id) as id, state from outbox where channel = 'mail'`,
      );
      const confirmed = sink.taken.filter(({ isAnswered }) => isAnswered).map(({ messageId }) => messageId);
      const times = Map.groupBy(confirmed, (id) => id);
      return [
        count('bookings acknowledged', booked),
        holds('mails were written and not sent when the server was killed', waiting.length > 0, waiting.length),
        holds('some were taken by the mail server already', interrupted.size > 0, interrupted.size),
        none('mails that never arrived', rows.filter(({ id }) => id === null || !times.has(id)).length),
        none('mails that are not marked as sent', rows.filter(({ state }) => state !== 'sent').length),
        none(
          'mails that arrived twice after the restart',
          [...times.values()].filter((same) => same.length > 1).length,
        ),
        none('repeated mails with another Message-ID', [...interrupted].filter((id) => !times.has(id)).length),
        count('seconds until idle', idle),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
      await sink.close();
    }
  },
};
