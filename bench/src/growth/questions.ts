import type { GraphqlRequest } from '../measuring/graphql-load.ts';
import { inTurn } from '../measuring/in-turn.ts';
import { searches, WITH_TIMES } from '../search/searches.ts';
import type { Sample } from './stock.ts';

const MONTH = `query($b: Int!, $p: Int!, $m: String!) {
  availability_month(business_id: $b, service_pricing_id: $p, month: $m) { days { date state } first_free { s_date s_time } }
}`;
const DESK_DAY = `query($b: Int!, $day: String!) {
  desk_calendar(business_id: $b, from: $day, to: $day) {
    chairs { id name } hours { chair_id weekday from to } shut { date kind }
    entries { key kind chair_id starts ends title service appt_id guest_id status total_amount due }
    to_answer { appt_id status starts guest_name }
  }
}`;
const ACCOUNT = `query {
  appointments(type: "upcoming", count: 10) { data { id } }
  myNotification(count: 10, page: 1) { new total data { id title message } }
}`;
const AUDIT_LOG = `query($b: Int!) { desk_audit_log(business_id: $b) { entries { id action at } has_more } }`;
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export interface Question {
  name: string;
  /** The 95th percentile may be this many milliseconds at `perSecond`. */
  budget: number;
  perSecond: number;
  /** Reads every shop that it finds, to count and order them: copies of shops in the same places make it read as many more. */
  growsWithShops?: true;
  next(): GraphqlRequest;
}

/** A large odd step reaches every shop and guest before it repeats one. */
export function questionsOf({ shops, guests }: Sample): Question[] {
  const shop = inTurn(shops, 37);
  const guest = inTurn(guests, 37);
  const month = inTurn([0, 31].map((days) => dayIn(days).slice(0, 7)));
  const day = inTurn([-1, 0, 1, 2].map(dayIn));
  const search = inTurn(searches);
  return [
    {
      name: 'month of free times',
      budget: 20,
      perSecond: 100,
      next: () => {
        const { id: b, pricingId: p } = shop();
        return { query: MONTH, variables: { b, p, m: month() } };
      },
    },
    {
      name: 'desk day',
      budget: 50,
      perSecond: 40,
      next: () => {
        const { id: b, token } = shop();
        return { query: DESK_DAY, variables: { b, day: day() }, token };
      },
    },
    {
      name: 'account with notifications',
      budget: 50,
      perSecond: 40,
      next: () => ({ query: ACCOUNT, variables: {}, token: guest().token }),
    },
    {
      name: 'audit log of a shop',
      budget: 50,
      perSecond: 20,
      next: () => {
        const { id: b, token } = shop();
        return { query: AUDIT_LOG, variables: { b }, token };
      },
    },
    {
      name: 'search',
      budget: 15,
      perSecond: 20,
      growsWithShops: true,
      next: () => ({ query: WITH_TIMES, variables: search() }),
    },
  ];
}
