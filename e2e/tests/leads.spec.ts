import { expect, type Page, test } from '@playwright/test';
import { frameCalled } from './support/frames.ts';
import { delayOperation } from './support/guests.ts';
import { sharedPage } from './support/shared-page.ts';

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}

test.describe('the callback form', () => {
  let sent: Sent[];
  const shared = sharedPage(async (page) => {
    sent = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sent.push(...[request.postDataJSON() as Sent | Sent[]].flat());
    });
    // A session that has ended must not matter here.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('guest_token', 'lapsed'));
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('profileInformation') ?? false,
    );
    await page.goto('/system/guest-query-call?ref=willow-1');
    await expect(send()).toBeEnabled();
    await answered;
  });
  const form = () => shared().getByRole('form', { name: 'Ask for a call back' });
  const send = () => form().getByRole('button', { name: 'Call me back' });
  const name = () => form().getByLabel('Name', { exact: true });
  const email = () => form().getByLabel('Email');
  const mobile = () => form().getByLabel('Mobile', { exact: true });

  async function fillIn(address: string): Promise<void> {
    await name().fill('Niamh Gallagher');
    await email().fill(address);
    await mobile().fill('085 555 0167');
  }

  test('[CONTENT-020] [ROUTE-034] has four fields', async () => {
    for (const box of [name(), email(), mobile()]) await expect(box).toBeVisible();
    await expect(form().getByLabel(/^What would you like to talk about/)).toBeVisible();
  });

  test('[CONTENT-025] takes the phone as Irish', () => expect(form().getByLabel('Country code')).toHaveValue('IE'));

  test('[CONTENT-027] ignores a session that has ended', async () => {
    await expect(shared()).toHaveURL(/guest-query-call\?ref=willow-1$/);
    await expect(shared().getByText('Unauthenticated.')).toHaveCount(0);
    await expect.poll(() => shared().evaluate(() => localStorage.getItem('guest_token'))).toBe('lapsed');
  });

  test('[CONTENT-021] [CONTENT-022] [CONTENT-024] names empty fields', async () => {
    await send().click();
    await expect(form().getByRole('alert')).toHaveText([
      'Please enter your name!',
      'Please enter your email address!',
      'Please enter your mobile number!',
    ]);
  });

  test('[CONTENT-023] refuses an email of the wrong format', async () => {
    await fillIn('niamh@mail');
    await send().click();
    await expect(form().getByRole('alert')).toHaveText(['Please enter your email address!']);
  });

  test('[CONTENT-028] [CONTENT-030] [CONTENT-032] [ROUTE-042] is busy while it is sent, and leads to a confirmation', async () => {
    await fillIn('niamh@mail.example');
    const release = await delayOperation(shared(), 'submit_query');
    await send().click();
    await expect(form()).toHaveAttribute('aria-busy', 'true');
    await expect(form().getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    release();
    await expect(shared()).toHaveURL(/\/system\/query-sent$/);
    await expect(shared().getByRole('status').filter({ hasText: 'We’ll ring you' })).toHaveText(
      'Thank you! We’ll ring you within one working day.',
    );
  });

  test('[CONTENT-029] [CONTENT-031] sends type and referral code, and is empty afterwards', async () => {
    const page = shared();
    await page.goto('/system/guest-query-call?ref=willow-1');
    await expect(send()).toBeEnabled();
    sent.length = 0;
    await fillIn('niamh@mail.example');
    await send().click();
    await expect(page).toHaveURL(/\/system\/query-sent$/);
    const query = sent.find(({ query: text }) => text.includes('submit_query'));
    expect(query?.variables).toMatchObject({
      query_type: 'Call Back',
      referral_code: 'willow-1',
      phone: '+353 85 555 0167',
    });
    await page.goBack();
    await expect(name()).toHaveValue('');
  });

  test('counts the page view of a campaign', async () => {
    const counted = shared().waitForRequest((request) => request.postData()?.includes('campaignTraffic') ?? false);
    await shared().goto('/system/guest-query-call?ref=willow-1');
    const [view] = [(await counted).postDataJSON() as Sent | Sent[]]
      .flat()
      .filter(({ query }) => query.includes('campaignTraffic'));
    expect(view?.variables).toEqual({ referral_code: 'willow-1', page: 'query-prompt' });
  });
});

test.describe('other questions, without scripts', () => {
  const shared = sharedPage(async () => undefined, { javaScriptEnabled: false });
  const expectForm = async (path: string, title: string) => {
    await shared().goto(path);
    await expect(shared().getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shared().getByRole('form', { name: title })).toBeVisible();
  };

  test('[ROUTE-036] [ROUTE-037] careers have a form', () => expectForm('/system/guest-query/careers', 'Work with us'));
  test('[ROUTE-036] [ROUTE-038] general questions have a form', () =>
    expectForm('/system/guest-query/general', 'General queries'));
  test('[ROUTE-039] the contact page has a form', () => expectForm('/system/contact-us', 'Contact us'));
});

test.describe('the discovery call', () => {
  const shared = sharedPage(async (page) => {
    await page.goto('/system/book-a-call');
  });

  test('[CONST-050] [CONTENT-019] [ROUTE-035] says that it is short and free', () =>
    expect(shared().getByText('About 15 minutes, free')).toBeVisible());

  test('[CONTENT-017] has a form in a frame', async () => {
    await expect((await frameCalled(shared(), 'Book A Discovery Call')).getByLabel('Mobile')).toBeVisible();
  });

  test('[CONTENT-018] answers questions', async () => {
    const question = shared().locator('details').filter({ hasText: 'Do I need to prepare anything?' });
    await question.getByRole('heading').click();
    await expect(question.getByText("it helps to have last week's diary beside you")).toBeVisible();
  });
});

test('[CONTENT-051] [CONTENT-056] [ROUTE-023] the e-book is requested through its form, and thanked for', async ({
  page,
}) => {
  await page.goto('/get-free-ebook');
  const frame = await frameCalled(page, 'Get Free eBook');
  await frame.getByLabel('Your name').fill('Dara Okafor');
  await frame.getByLabel('Email').fill('dara@mail.example');
  await expect(frame.getByRole('button', { name: 'Get Free eBook' })).toBeEnabled();
  await frame.getByRole('button', { name: 'Get Free eBook' }).click();
  await expect(page).toHaveURL(/thank-you-for-downloading-eBook$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/sent to you by email or text/);
});

test('unsubscribing is confirmed', async ({ page }) => {
  await page.goto('/unsubscribe');
  const own = page.getByRole('form', { name: 'Unsubscribe' });
  await own.getByLabel('Email').fill('tom@mail.example');
  await own.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Done\./);
});

const frame = (page: Page) => page.locator('iframe[title="Get Bonus Material"]');

test('[ROUTE-022] [CONTENT-048] [CONTENT-049] a form in a frame sets the height of its frame', async ({ page }) => {
  await page.goto('/get-bonus-materials');
  await expect((await frameCalled(page, 'Get Bonus Material')).getByLabel('Email')).toBeVisible();
  await sayUntil(page, 611);
});

test.describe('messages to the frame of a form', () => {
  const shared = sharedPage(
    async (page) => {
      // A form that sends no message itself, so that only the messages of the tests arrive.
      await page.route('**/forms/bonus', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<label>Email <input></label>' }),
      );
      await page.goto('/get-bonus-materials');
      await expect((await frameCalled(page, 'Get Bonus Material')).getByLabel('Email')).toBeAttached();
      await sayUntil(page, 480);
    },
    { viewport: { width: 390, height: 300 } },
  );

  test('are ignored from other windows and other origins', async () => {
    const page = shared();
    const height = await page.evaluate(() => {
      const own = document.querySelector<HTMLIFrameElement>('iframe[title="Get Bonus Material"]');
      const heights: (string | undefined)[] = [];
      new MutationObserver(() => heights.push(own?.style.height)).observe(document, {
        attributes: true,
        subtree: true,
      });
      Object.assign(globalThis, { heights });
      return own?.style.height;
    });
    expect(height).toBe('495px');
    await say(page, 'bonus|900', 'https://other.example');
    await page.evaluate(() => window.postMessage('bonus|901', location.origin));
    await sayUntil(page, 481);
    const heights = await page.evaluate(() => (globalThis as unknown as { heights: string[] }).heights);
    expect(heights).toContain('496px');
    expect(heights).not.toContain('915px');
    expect(heights).not.toContain('916px');
  });

  test('[CONST-047] [CONTENT-050] with a flag scroll to it, and resize it half a second later', async () => {
    const page = shared();
    await page.evaluate(() => window.scrollTo(0, 0));
    const waited = await page.evaluate(async () => {
      const own = document.querySelector<HTMLIFrameElement>('iframe[title="Get Bonus Material"]');
      const start = performance.now();
      const changed = new Promise<number>((resolve) => {
        const observer = new ResizeObserver(() => {
          if (own?.clientHeight === 715) resolve(performance.now() - start);
        });
        if (own) observer.observe(own);
      });
      const data = 'bonus|700|1';
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: location.origin, source: own?.contentWindow ?? null }),
      );
      return changed;
    });
    expect(waited).toBeGreaterThanOrEqual(495);
    await expect(frame(page)).toBeInViewport();
  });
});

/** Sends a height until the frame has it: the page listens once its scripts have run. */
const sayUntil = (page: Page, height: number) =>
  expect(async () => {
    await say(page, `bonus|${height}`);
    await expect(frame(page)).toHaveCSS('height', `${height + 15}px`, { timeout: 500 });
  }).toPass();

/** A message as the window of the form sends it, or as another origin would. */
function say(page: Page, data: string, origin?: string) {
  return page.evaluate(
    ([text, from]) => {
      const source =
        document.querySelector<HTMLIFrameElement>('iframe[title="Get Bonus Material"]')?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data: text, origin: from ?? location.origin, source }));
    },
    [data, origin] as const,
  );
}
