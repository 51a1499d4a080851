import { retry } from './client.ts';
import { count, type Fault, holds, none } from './fault.ts';
import { openFixture } from './fixture.ts';
import { holdForCard, payByCard, randomTime } from './guest-requests.ts';
import { checkWhenIdle } from './invariants.ts';
import { untilIdle } from './until-idle.ts';

const GUESTS = 30;
/** The gateway's test card that is charged without a response. */
const SILENT_CARD = '4000000000000077';

/** The card provider charges and its response is lost: its webhook or our reconciliation settles the payment. */
export const silentProvider: Fault = {
  name: 'silent-provider',
  about: `${GUESTS} payments that are charged without a response, then the server is killed`,
  async run(context) {
    const fixture = await openFixture(context, 'silent-provider');
    try {
      const server = await fixture.instance();
      const shop = fixture.seed.shops.find(({ id }) => id % 2 === 0);
      if (!shop) throw new Error('No shop requires payment in advance.');
      const retrying = { goOn: () => true, onNoResponse: () => undefined };
      const states: string[] = [];
      for (const [index, guest] of fixture.seed.guests.slice(0, GUESTS).entries()) {
        const booking = { shop, guest, key: `silent-${index}`, time: randomTime() + index * 86_400, isPaid: true };
        const held = await holdForCard(server.address, booking, retrying);
        if (held)
          states.push((await retry(retrying, () => payByCard(server.address, held.publicId, SILENT_CARD))) ?? '');
      }
      await server.kill();
      await server.start();
      const idle = await untilIdle(fixture.pool, context.log);
      const { rows } = await fixture.pool.query<{ status: string; number: number }>(
        `select s.status, count(*)::int as number from sales s group by 1`,
      );
      const confirmed = rows.find(({ status }) => status === 'confirmed')?.number ?? 0;
      return [
        count('payments without a response', states.filter((state) => state === 'unknown').length),
        count('seconds until all are settled', idle),
        holds('each one is booked', confirmed === states.length, `${confirmed} of ${states.length}`),
        none('payments without a booking', states.length - confirmed),
        ...(await checkWhenIdle(fixture.pool)),
      ];
    } finally {
      await fixture.close();
    }
  },
};
