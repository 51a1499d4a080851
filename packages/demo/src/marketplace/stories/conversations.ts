import { DAY, HOUR, MINUTE } from '@thyme/domain/time';
import { guestCalled, shopCalled, type World } from '../world.ts';

interface Line {
  from: 'guest' | 'shop';
  /** Seconds before now. */
  ago: number;
  body: string;
  route?: 'mail' | 'text';
}

interface Talk {
  guest: string;
  shop: string;
  lines: readonly Line[];
  /** The side that has not read the last messages yet. */
  unreadBy?: 'guest' | 'shop';
}

const talks: readonly Talk[] = [
  {
    guest: 'Niamh Gallagher',
    shop: 'fern-and-fold',
    unreadBy: 'guest',
    lines: [
      { from: 'guest', ago: 3 * HOUR, body: 'Hi, would the balayage still work on hair that was dyed dark last year?' },
      {
        from: 'shop',
        ago: 2 * HOUR,
        body: 'Hi Niamh, it will, just a bit softer at first. Let’s look at it together.',
      },
      {
        from: 'shop',
        ago: 2 * HOUR - MINUTE,
        body: 'If it needs a second go, I’ll tell you the price before you decide anything.',
      },
      { from: 'guest', ago: HOUR, body: 'Great, thank you. See you then.' },
      { from: 'shop', ago: 20 * MINUTE, body: 'Perfect, see you.' },
    ],
  },
  {
    guest: 'Orla Kennedy',
    shop: 'fern-and-fold',
    lines: [
      { from: 'guest', ago: 2 * DAY, body: 'Is there parking near you?', route: 'mail' },
      { from: 'shop', ago: 2 * DAY - 40 * MINUTE, body: 'There is, Orla: behind the church, free after 6.' },
      { from: 'guest', ago: 2 * DAY - 50 * MINUTE, body: 'Lovely, thanks a million.', route: 'mail' },
    ],
  },
  {
    guest: 'Grace Adeyemi',
    shop: 'fern-and-fold',
    unreadBy: 'shop',
    lines: [
      {
        from: 'guest',
        ago: 50 * MINUTE,
        body: 'Hello, do I need a patch test before a colour with you?',
        route: 'text',
      },
      { from: 'guest', ago: 48 * MINUTE, body: 'I can call in any evening this week.', route: 'text' },
    ],
  },
  {
    guest: 'Niamh Gallagher',
    shop: 'leaba-yoga',
    lines: [
      { from: 'shop', ago: 9 * DAY, body: 'Bring a blanket if you have one, the hall is cool in the mornings.' },
      { from: 'guest', ago: 9 * DAY - HOUR, body: 'That’s grand, thank you.' },
    ],
  },
];

const replies = [
  {
    title: 'Running late',
    body: 'Hi {first name}, we’re running about 15 minutes behind today. Sorry about the wait.',
  },
  { title: 'How to find us', body: 'We’re beside the old bakery, {first name}. There’s parking behind the church.' },
  {
    title: 'Patch test',
    body: 'You’ll need a patch test 48 hours before a colour, {first name}. It takes five minutes.',
  },
  { title: 'Aftercare', body: 'Please leave it two days before you wash your hair, and use a mild shampoo.' },
];

/** A few conversations, with an unread message on each side, and Fern & Fold's saved replies. */
export function writeMessages(world: World): void {
  const { rows, now } = world;
  for (const { guest: name, shop: slug, lines, unreadBy } of talks) {
    const [guest, shop] = [guestCalled(world, name), shopCalled(world, slug)];
    const first = lines[0]?.ago ?? 0;
    const last = lines.at(-1)?.ago ?? 0;
    const row = { businessId: shop.id, userId: guest.id, createdAt: now - first, lastAt: now - last };
    const conversationId = rows.add('conversations', row);
    const ids = lines.map(({ from, ago, body, route }) =>
      rows.add('conversationMessages', {
        businessId: shop.id,
        conversationId,
        side: from,
        authorId: from === 'guest' ? guest.id : shop.ownerId,
        body,
        route: route ?? 'thyme',
        createdAt: now - ago,
      }),
    );
    const newest = ids.at(-1) ?? 0;
    // Everything before the other side's last messages has been read.
    const seen = ids[lines.findLastIndex(({ from }) => from === unreadBy)] ?? 0;
    Object.assign(row, {
      guestReadId: unreadBy === 'guest' ? seen : newest,
      shopReadId: unreadBy === 'shop' ? seen : newest,
    });
  }
  const fern = shopCalled(world, 'fern-and-fold');
  for (const reply of replies) rows.put('savedReplies', { businessId: fern.id, ...reply, createdAt: now - 30 * DAY });
}
