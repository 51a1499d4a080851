import { insist } from './client.ts';
import { count, type Fault, holds, none } from './fault.ts';
import { openStage } from './fixture.ts';
import { holdForCard, payByCard, randomTime } from './guest-requests.ts';
import { checkAtRest } from './invariants.ts';
import { untilAtRest } from './until-idle.ts';

const GUESTS = 30;
/** The gateway's test card that is charged and then has no answer. */
const SILENT_CARD = '4000000000000077';

/** The card provider takes the money and the answer is lost: nobody knows, until its message or our own question tells. */
export const silentProvider: Fault = {
  name: 'silent-provider',
  about: `${GUESTS} payments that are charged and never answered, then the server is killed`,
  async run(context) {
    const stage = await openStage(context, 'silent-provider');
    try {
      const server = await stage.instance();
      const shop = stage.stock.shops.find(({ id }) => id % 2 === 0);
      if (!shop) throw new Error('No shop asks for a deposit.');
      const trying = { goOn: () => true, onNoAnswer: () => undefined };
      const states: string[] = [];
      for (const [index, guest] of stage.stock.guests.slice(0, GUESTS).entries()) {
        const wish = { shop, guest, key: `silent-${index}`, time: randomTime() + index * 86_400, isPaid: true };
        const held = await holdForCard(server.address, wish, trying);
        if (held)
          states.push((await insist(trying, () => payByCard(server.address, held.publicId, SILENT_CARD))) ?? '');
      }
      await server.kill();
      await server.start();
      const rest = await untilAtRest(stage.pool, context.say);
      const { rows } = await stage.pool.query<{ status: string; number: number }>(
        `select s.status, count(*)::int as number from sales s group by 1`,
      );
      const confirmed = rows.find(({ status }) => status === 'confirmed')?.number ?? 0;
      return [
        count('payments without an answer', states.filter((state) => state === 'unknown').length),
        count('seconds until all were known', rest),
        holds('each is booked', confirmed === states.length, `${confirmed} of ${states.length}`),
        none('money taken for nothing', states.length - confirmed),
        ...(await checkAtRest(stage.pool)),
      ];
    } finally {
      await stage.close();
    }
  },
};
