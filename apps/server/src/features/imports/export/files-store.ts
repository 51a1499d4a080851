import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

type Kind = 'text' | 'number' | 'amount';

/** One file of the export. Its query has `id`, the cursor of its pages, and a value for each column. */
export interface ExportFile {
  name: string;
  columns: readonly (readonly [title: string, kind: Kind])[];
  /** The table whose ids order the rows. */
  key: string;
  /** Rows of business `b`; the columns are c1, c2 and so on. */
  rows: SQL;
}

const text = (...titles: string[]) => titles.map((title) => [title, 'text'] as const);
const amount = (...titles: string[]) => titles.map((title) => [title, 'amount'] as const);
const number = (...titles: string[]) => titles.map((title) => [title, 'number'] as const);

/** By the clock of the shop. */
const wall = (column: string) => sql.raw(`to_char(${column} at time zone b.zone, 'YYYY-MM-DD HH24:MI')`);
const guestName = sql`trim(u.first_name || ' ' || u.last_name)`;
const person = sql`coalesce(nullif(c.person, ''), c.name)`;
/** Guests' consent to the shop's news with its time, as evidence. */
const newsChoice = (
  channel: string,
) => sql`(select case when n.is_allowed then 'Yes' else 'No' end || ', ' || ${wall('n.changed_at')}
  from news_choices n where n.business_id = b.id and n.user_id = u.id and n.channel = ${channel})`;

/** What a rule sent as news. */
const sentBy = (name: string, table: SQL): ExportFile => ({
  name,
  columns: [...number('Guest'), ...text('Name', 'Channel', 'State', 'Sent')],
  key: 'k',
  rows: sql`select k.id, u.id c1, ${guestName} c2, k.channel c3, k.state c4, ${wall('k.sent_at')} c5
    from businesses b join ${table} k on k.business_id = b.id join users u on u.id = k.user_id`,
});

/** Everything that a shop owns, one query per file. Data of a guest's own account is not the shop's. */
export const EXPORT_FILES: readonly ExportFile[] = [
  {
    name: 'business.csv',
    columns: text(
      'Name',
      'Address of the page',
      'Description',
      'About',
      'Place',
      'Country',
      'Time zone',
      'Currency',
      'VAT number',
    ),
    key: 'b',
    rows: sql`select b.id, b.name c1, b.slug c2, b.description c3, b.about c4, b.location c5, b.country c6, b.zone c7, b.currency c8, b.vat_number c9
      from businesses b`,
  },
  {
    name: 'guests.csv',
    columns: [
      ...number('Guest'),
      ...text(
        'First name',
        'Last name',
        'Mobile',
        'E-mail',
        'Birthday',
        'Note',
        'Allergies',
        'Tags',
        'Status',
        'Blocked',
        'Since',
        'News by mail',
        'News by text',
      ),
    ],
    key: 'u',
    rows: sql`select u.id, u.id c1, u.first_name c2, u.last_name c3, u.mobile c4, coalesce(u.email, u.contact_email) c5,
        coalesce(case when u.email is null then d.dob::text end, g.birthday) c6, g.note c7, g.allergies c8, array_to_string(g.tags, ', ') c9, coalesce(g.status, 'New') c10,
        case when g.block then 'Yes' else 'No' end c11, ${wall('coalesce(g.created_at, u.created_at)')} c12,
        ${newsChoice('mail')} c13, ${newsChoice('text')} c14
      from businesses b join users u on u.deleted_at is null and u.id in (
        select user_id from guest_statuses where business_id = b.id and not is_nameless
        union select user_id from appointments where business_id = b.id and status not in ('Held', 'Lapsed'))
      left join guest_statuses g on g.business_id = b.id and g.user_id = u.id left join client_details d on d.user_id = u.id`,
  },
  {
    name: 'services.csv',
    columns: [
      ...number('Price'),
      ...text('Category', 'Service', 'Label', 'Description'),
      ...amount('Price'),
      ...number('Minutes'),
      ...text('On sale'),
    ],
    key: 'y',
    rows: sql`select y.id, y.id c1, k.name c2, s.name c3, y.label c4, s.description c5, y.price c6, y.duration_minutes c7,
        case when s.active and y.active then 'Yes' else 'No' end c8
      from businesses b join service_pricings y on y.business_id = b.id join services s on s.business_id = b.id and s.id = y.service_id
      join service_categories k on k.business_id = b.id and k.id = s.category_id`,
  },
  {
    name: 'people.csv',
    columns: [...number('Person'), ...text('Name', 'Title', 'About', 'Takes bookings')],
    key: 'c',
    rows: sql`select c.id, c.id c1, ${person} c2, c.title c3, c.bio c4, case when c.active then 'Yes' else 'No' end c5
      from businesses b join chairs c on c.business_id = b.id and c.resource_id is null`,
  },
  {
    name: 'opening-hours.csv',
    columns: [...text('Person'), ...number('Weekday, 0 is Sunday'), ...text('From', 'To')],
    key: 'h',
    rows: sql`select h.id, coalesce(${person}, 'Everyone') c1, h.weekday c2, to_char(make_interval(mins => h.start_minute), 'HH24:MI') c3,
        to_char(make_interval(mins => h.end_minute), 'HH24:MI') c4
      from businesses b join work_hours h on h.business_id = b.id left join chairs c on c.business_id = b.id and c.id = h.chair_id`,
  },
  {
    name: 'appointments.csv',
    columns: [
      ...number('Appointment', 'Guest'),
      ...text('Name', 'Status', 'Start'),
      ...number('Minutes'),
      ...text('Service', 'Person'),
      ...amount('Price'),
      ...text('Note of the guest', 'Private note', 'Booked'),
    ],
    key: 'l',
    rows: sql`select l.id, a.id c1, u.id c2, ${guestName} c3, a.status c4, ${wall('l.starts_at')} c5, l.duration_minutes c6, l.service_name c7, ${person} c8,
        coalesce(nullif(l.special_price, 0), l.price) c9, a.note c10, a.business_note c11, ${wall('a.created_at')} c12
      from businesses b join appointment_lines l on l.business_id = b.id
      join appointments a on a.business_id = b.id and a.id = l.appointment_id and a.status not in ('Held', 'Lapsed')
      join users u on u.id = a.user_id left join chairs c on c.business_id = b.id and c.id = l.chair_id`,
  },
  {
    name: 'vouchers.csv',
    columns: [...text('Code', 'For', 'Status'), ...amount('Value', 'Balance'), ...text('Bought', 'Valid until')],
    key: 'v',
    rows: sql`select v.id, v.voucher_code c1, v.owner c2, v.status c3, v.value c4, v.remaining c5, ${wall('v.purchase_date')} c6, ${wall('v.expiry_date')} c7
      from businesses b join sold_vouchers v on v.business_id = b.id and v.status <> 'pending'`,
  },
  {
    name: 'products.csv',
    columns: [
      ...number('Product'),
      ...text('Name', 'Barcode or number'),
      ...amount('Price'),
      ...text('VAT rate'),
      ...number('Stock', 'Warned at'),
      ...text('Archived'),
    ],
    key: 'p',
    rows: sql`select p.id, p.id c1, p.name c2, p.sku c3, p.price c4, p.vat_rate::text c5, p.stock c6, p.low_at c7, ${wall('p.archived_at')} c8
      from businesses b join products p on p.business_id = b.id`,
  },
  {
    name: 'stock.csv',
    columns: [
      ...number('Product'),
      ...text('Name', 'Time', 'Kind'),
      ...number('Quantity', 'Appointment'),
      ...text('Reason', 'Who'),
    ],
    key: 'm',
    rows: sql`select m.id, m.product_id c1, p.name c2, ${wall('m.created_at')} c3, m.kind c4, m.quantity c5, m.appointment_id c6, m.reason c7, ${guestName} c8
      from businesses b join stock_movements m on m.business_id = b.id join products p on p.business_id = b.id and p.id = m.product_id
      left join users u on u.id = m.actor_id`,
  },
  {
    name: 'card-fees.csv',
    columns: [
      ...number('Appointment'),
      ...text('Guest', 'Reason', 'Status'),
      ...amount('Amount'),
      ...text('Announced', 'Guest’s note'),
    ],
    key: 'f',
    rows: sql`select f.id, f.appointment_id c1, ${guestName} c2, f.reason c3, f.status c4, f.amount c5, ${wall('f.created_at')} c6, f.guest_note c7
      from businesses b join card_fees f on f.business_id = b.id join users u on u.id = f.user_id`,
  },
  {
    name: 'memberships.csv',
    columns: [
      ...text('Member', 'Membership', 'Every', 'Status'),
      ...amount('Price'),
      ...text('Joined', 'Next', 'Paused until', 'Ended', 'Agreed to', 'Reason'),
    ],
    key: 'm',
    rows: sql`select m.id, btrim(u.first_name || ' ' || u.last_name) c1, v.name c2, o.rhythm c3, m.status c4, v.retail c5, ${wall('m.created_at')} c6,
        ${wall('m.next_at')} c7, m.resume_on::text c8, ${wall('m.ended_at')} c9, m.consent c10, m.reason c11
      from businesses b join memberships m on m.business_id = b.id join users u on u.id = m.user_id
        join membership_offers o on o.business_id = b.id and o.id = m.offer_id
        join vouchers v on v.business_id = b.id and v.id = o.voucher_id`,
  },
  {
    name: 'membership-periods.csv',
    columns: [
      ...number('Membership', 'Period', 'Sale'),
      ...text('From', 'Until', 'Status', 'Paid'),
      ...amount('Amount'),
      ...number('Tries'),
    ],
    key: 'p',
    rows: sql`select p.id, p.membership_id c1, p.number c2, p.sale_id c3, ${wall('p.starts_at')} c4, ${wall('p.ends_at')} c5, p.status c6,
        ${wall('p.paid_at')} c7, p.amount c8, p.tries c9
      from businesses b join membership_periods p on p.business_id = b.id`,
  },
  {
    name: 'ledger.csv',
    columns: [
      ...number('Entry', 'Sale', 'Appointment'),
      ...text('Time', 'Side', 'Kind', 'Method'),
      ...amount('Amount'),
      ...text('Currency', 'Note'),
    ],
    key: 'e',
    rows: sql`select e.id, e.id c1, e.sale_id c2, e.appointment_id c3, ${wall('e.created_at')} c4, e.side c5, e.kind c6, e.method c7, e.amount c8, e.currency c9, e.note c10
      from businesses b join ledger_entries e on e.business_id = b.id`,
  },
  {
    name: 'invoices.csv',
    columns: [...text('Number', 'Date', 'Buyer'), ...number('Sale'), ...amount('Owed', 'Paid')],
    key: 'i',
    rows: sql`select i.id, i.prefix || lpad(i.number::text, 6, '0') c1, ${wall('i.created_at')} c2, i.buyer ->> 'name' c3, i.sale_id c4,
        s.claimed_amount c5, s.paid_amount c6
      from businesses b join invoices i on i.business_id = b.id join sales s on s.business_id = b.id and s.id = i.sale_id`,
  },
  {
    name: 'reviews.csv',
    columns: [...number('Rating'), ...text('Guest', 'Words', 'Reply', 'Written')],
    key: 'r',
    rows: sql`select r.id, r.rating c1, ${guestName} c2, r.comment c3, r.reply c4, ${wall('r.created_at')} c5
      from businesses b join reviews r on r.business_id = b.id join users u on u.id = r.user_id`,
  },
  {
    name: 'messages.csv',
    columns: [...number('Guest'), ...text('Name', 'Written by', 'Message', 'Came by', 'Written')],
    key: 'm',
    rows: sql`select m.id, u.id c1, ${guestName} c2, case when m.side = 'guest' then 'Guest' else s.first_name end c3, m.body c4, m.route c5, ${wall('m.created_at')} c6
      from businesses b join conversation_messages m on m.business_id = b.id join conversations k on k.business_id = b.id and k.id = m.conversation_id
      join users u on u.id = k.user_id join users s on s.id = m.author_id`,
  },
  {
    name: 'saved-replies.csv',
    columns: text('Name', 'Reply'),
    key: 'r',
    rows: sql`select r.id, r.title c1, r.body c2 from businesses b join saved_replies r on r.business_id = b.id`,
  },
  {
    name: 'waiting-list.csv',
    columns: text('Guest', 'Service', 'Date', 'Status', 'Since'),
    key: 'w',
    rows: sql`select w.id, ${guestName} c1, s.name c2, w.date::text c3, w.status c4, ${wall('w.created_at')} c5
      from businesses b join waiting_list_requests w on w.business_id = b.id join users u on u.id = w.guest_id
      join service_pricings y on y.business_id = b.id and y.id = w.service_pricing_id join services s on s.business_id = b.id and s.id = y.service_id`,
  },
  {
    name: 'campaigns.csv',
    columns: [
      ...number('Campaign'),
      ...text('Name', 'State', 'Channel', 'Subject', 'Message', 'Sent'),
      ...number('Guests reached'),
    ],
    key: 'm',
    rows: sql`select m.id, m.id c1, m.name c2, m.state c3, m.channel c4, m.subject c5, m.body c6, ${wall('m.started_at')} c7,
        (select count(*) from campaign_recipients r where r.campaign_id = m.id and r.state = 'sent') c8
      from businesses b join campaigns m on m.business_id = b.id`,
  },
  sentBy('asked-back.csv', sql`rebookings`),
  sentBy('birthday-greetings.csv', sql`birthday_messages`),
  {
    name: 'complaints.csv',
    columns: text('Guest', 'Channel', 'Reported'),
    key: 'q',
    rows: sql`select q.id, ${guestName} c1, q.channel c2, ${wall('q.created_at')} c3
      from businesses b join complaints q on q.business_id = b.id join users u on u.id = q.user_id`,
  },
  {
    name: 'history.csv',
    columns: text('Time', 'Who', 'What', 'About', 'Number', 'Details'),
    key: 'e',
    rows: sql`select e.id, ${wall('e.created_at')} c1, coalesce(${guestName}, 'Thyme') c2, e.action c3, e.subject c4, e.subject_id c5, e.changes::text c6
      from businesses b join audit_entries e on e.business_id = b.id left join users u on u.id = e.actor_id`,
  },
];

export type ExportRow = { id: number } & Record<string, string | number | null>;

/** A page of a file's rows, ordered by id. */
export async function readPage(
  db: Db,
  { rows: from, key }: ExportFile,
  { businessId, after, limit }: { businessId: number; after: number; limit: number },
): Promise<ExportRow[]> {
  const id = sql.raw(`${key}.id`);
  const { rows } = await db.execute(
    sql`${from} where b.id = ${businessId} and ${id} > ${after} order by ${id} limit ${limit}`,
  );
  return rows as unknown as ExportRow[];
}
