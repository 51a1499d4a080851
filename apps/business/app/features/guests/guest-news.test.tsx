import { sentTo, serveGraphQL } from '@thyme/site/testing/graphql-server.fixtures.ts';
import { screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showAtDesk } from '../../lib/desk-page.fixtures.tsx';
import { BirthdayField } from './birthday-field.tsx';
import { GuestNews, newsWords } from './guest-news.tsx';
import type { Guest, GuestNews as News } from './operations.ts';

const open: News = {
  channel: 'mail',
  allowed: null,
  source: null,
  said: null,
  refusal: 'not-asked',
  may_record: true,
};
const SAID = Date.UTC(2026, 5, 2, 10) / 1000;

function show(news: News[], has_account = false) {
  const requests = serveGraphQL({ desk_save_news_choice: () => ({ status: 1, message: 'Saved.' }) });
  showAtDesk(<GuestNews guest={{ id: 9, has_account, news } as Guest} />);
  return requests;
}

describe('a guest’s consent to news', () => {
  it.each([
    [open, 'Not asked yet'],
    [{ ...open, allowed: true, source: 'desk', said: SAID, refusal: null }, 'Yes, at your desk, Tue 2 Jun 2026'],
    [
      { ...open, allowed: false, source: 'link', said: SAID, refusal: 'said-no' },
      'No, by unsubscribing, Tue 2 Jun 2026',
    ],
    [{ ...open, channel: 'text', refusal: null }, 'Yes, to offers by text'],
    [{ ...open, refusal: 'no-address' }, 'No confirmed address or number'],
    [{ ...open, refusal: 'complained' }, 'No, they reported an email as spam'],
    [{ ...open, channel: 'text', refusal: 'complained' }, 'No, they answered STOP to a text'],
  ])('[CAMP-013] [REACH-081] %# is put into words', (news, words) => {
    expect(newsWords(news)).toBe(words);
  });

  it('[CAMP-013] is recorded for a guest without an account', async () => {
    const requests = show([open]);
    await userEvent.click(screen.getByRole('button', { name: 'Email: they said yes' }));
    await waitFor(() =>
      expect(sentTo(requests, 'desk_save_news_choice')).toEqual([
        { business: 7, guest: 9, channel: 'mail', allowed: true },
      ]),
    );
  });

  it('[CAMP-013] can only be withdrawn for a guest with an account', () => {
    show([{ ...open, allowed: true, source: 'account', said: SAID, refusal: null, may_record: false }], true);
    expect(screen.queryByRole('button', { name: 'Email: they said yes' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Email: they said no' })).toBeTruthy();
    expect(screen.getByText('They can say yes in their own account.')).toBeTruthy();
  });
});

describe('a birthday', () => {
  it('[CAMP-014] only allows days that the month has, and can be removed', async () => {
    const typed: string[] = [];
    showAtDesk(<BirthdayField value="01-31" onChange={(value) => typed.push(value)} />);
    await userEvent.selectOptions(screen.getByLabelText('Birthday, month'), 'February');
    await userEvent.selectOptions(screen.getByLabelText('Birthday, month'), 'Not known');
    expect(typed).toEqual(['02-29', '']);
  });
});
