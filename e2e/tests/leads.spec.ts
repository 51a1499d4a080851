import { expect, type Page, test } from '@playwright/test';
import { frameCalled } from './support/frames.ts';
import { holdOperation } from './support/guests.ts';

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}

/** Collects what the page asks the API, and lets it through. */
async function listen(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const body = request.postDataJSON() as Sent | Sent[];
    sent.push(...[body].flat());
  });
  return sent;
}

const form = (page: Page) => page.getByRole('form', { name: 'Ask for a call back' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Call me back' });

test('[CONTENT-020] [CONTENT-021] [CONTENT-022] [CONTENT-023] [CONTENT-024] [CONTENT-025] [CONTENT-027] [CONTENT-028] [CONTENT-029] [CONTENT-030] [CONTENT-031] [CONTENT-032] [ROUTE-034] [ROUTE-042] a call back is asked for', async ({
  page,
}) => {
  const sent = await listen(page);
  // Whoever asks was logged in once, which is nobody's business here.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('guest_token', 'lapsed'));
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('profileInformation') ?? false,
  );
  await page.goto('/system/guest-query-call?ref=willow-1');
  await expect(send(page)).toBeEnabled();
  await answered;
  const name = form(page).getByLabel('Name', { exact: true });
  const email = form(page).getByLabel('Email');
  const mobile = form(page).getByLabel('Mobile', { exact: true });

  await test.step('four fields, and the phone is Irish', async () => {
    for (const box of [name, email, mobile]) await expect(box).toBeVisible();
    await expect(form(page).getByLabel(/^What would you like to talk about/)).toBeVisible();
    await expect(form(page).getByLabel('Country code')).toHaveValue('IE');
  });

  await test.step('empty fields are named, and nothing is said of the login', async () => {
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText([
      'Please enter your name!',
      'Please enter your email address!',
      'Please enter your mobile number!',
    ]);
    await expect(page).toHaveURL(/guest-query-call\?ref=willow-1$/);
    await expect(page.getByText('Unauthenticated.')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('guest_token'))).toBe('lapsed');
    await page.evaluate(() => localStorage.removeItem('guest_token'));
  });

  await test.step('an address that is none hears the same', async () => {
    await name.fill('Niamh Gallagher');
    await email.fill('niamh@mail');
    await mobile.fill('085 555 0167');
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(['Please enter your email address!']);
  });

  await test.step('is sent, cleared and confirmed', async () => {
    await email.fill('niamh@mail.example');
    const release = await holdOperation(page, 'submit_query');
    await send(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await expect(form(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/system\/query-sent$/);
    await expect(page.getByRole('status').filter({ hasText: 'We will ring you' })).toHaveText(
      'Thank you! We will ring you within one working day.',
    );
    const query = sent.find(({ query: text }) => text.includes('submit_query'));
    expect(query?.variables).toMatchObject({
      query_type: 'Call Back',
      referral_code: 'willow-1',
      phone: '+353 85 555 0167',
    });
    const visit = sent.find(({ query: text }) => text.includes('campaignTraffic'));
    expect(visit?.variables).toEqual({ referral_code: 'willow-1', page: 'query-prompt' });
    await page.goBack();
    await expect(name).toHaveValue('');
  });
});

test.describe('as the server renders them', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-036] [ROUTE-037] [ROUTE-038] [ROUTE-039] other questions have a form', async ({ page }) => {
    for (const [path, title] of [
      ['/system/guest-query/careers', 'Work with us'],
      ['/system/guest-query/general', 'General queries'],
      ['/system/contact-us', 'Contact us'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('form', { name: title })).toBeVisible();
      });
    }
  });
});

test('[CONST-050] [CONTENT-017] [CONTENT-018] [CONTENT-019] [ROUTE-035] the discovery call', async ({ page }) => {
  await page.goto('/system/book-a-call');
  await expect(page.getByText('About 15 minutes, free')).toBeVisible();
  await expect((await frameCalled(page, 'Book A Discovery Call')).getByLabel('Mobile')).toBeVisible();
  const question = page.locator('details').filter({ hasText: 'Do I have to prepare?' });
  await question.getByRole('heading').click();
  await expect(question.getByText("It helps to have last week's diary beside you")).toBeVisible();
});

test('[CONTENT-051] [ROUTE-023] the e-book is asked for and thanked for', async ({ page }) => {
  await page.goto('/get-free-ebook');
  const frame = await frameCalled(page, 'Get Free eBook');
  await frame.getByLabel('Your name').fill('Dara Okafor');
  await frame.getByLabel('Email').fill('dara@mail.example');
  await expect(frame.getByRole('button', { name: 'Get Free eBook' })).toBeEnabled();
  await frame.getByRole('button', { name: 'Get Free eBook' }).click();
  await expect(page).toHaveURL(/thank-you-for-downloading-eBook$/);
});

test('unsubscribing is confirmed', async ({ page }) => {
  await page.goto('/unsubscribe');
  const own = page.getByRole('form', { name: 'Unsubscribe' });
  await own.getByLabel('Email').fill('tom@mail.example');
  await own.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Done\./);
});

test.describe('a form in a frame', () => {
  const frame = (page: Page) => page.locator('iframe[title="Get Bonus Material"]');
  /** A form that says nothing by itself, so that what the test says is all that is heard. */
  const silence = (page: Page) =>
    page.route('**/forms/bonus', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<label>Email <input></label>' }),
    );

  test('[ROUTE-022] [CONTENT-048] [CONTENT-049] stands in a frame that takes its height', async ({ page }) => {
    await page.goto('/get-bonus-materials');
    await expect((await frameCalled(page, 'Get Bonus Material')).getByLabel('Email')).toBeVisible();
    await sayUntil(page, 611);
  });

  test('[CONST-047] [CONTENT-050] is moved by nobody else; a flagged message scrolls to it, and resizes it half a second later', async ({
    page,
  }) => {
    await silence(page);
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto('/get-bonus-materials');
    await expect((await frameCalled(page, 'Get Bonus Material')).getByLabel('Email')).toBeAttached();
    await sayUntil(page, 480);
    await test.step('nobody else', async () => {
      const seen = await page.evaluate(() => {
        const own = document.querySelector<HTMLIFrameElement>('iframe[title="Get Bonus Material"]');
        const heights: (string | undefined)[] = [];
        new MutationObserver(() => heights.push(own?.style.height)).observe(document, {
          attributes: true,
          subtree: true,
        });
        Object.assign(globalThis, { heights });
        return own?.style.height;
      });
      expect(seen).toBe('495px');
      await say(page, 'bonus|900', 'https://other.example');
      await page.evaluate(() => window.postMessage('bonus|901', location.origin));
      await sayUntil(page, 481);
      const heights = await page.evaluate(() => (globalThis as unknown as { heights: string[] }).heights);
      expect(heights).toContain('496px');
      expect(heights).not.toContain('915px');
      expect(heights).not.toContain('916px');
    });
    await test.step('a flagged message', async () => {
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
});

/** Says a height until the frame has it: the page listens once its scripts have run, and the form may still announce its own. */
const sayUntil = (page: Page, height: number) =>
  expect(async () => {
    await say(page, `bonus|${height}`);
    const frame = page.locator('iframe[title="Get Bonus Material"]');
    await expect(frame).toHaveCSS('height', `${height + 15}px`, { timeout: 500 });
  }).toPass();

/** A message as the form's own window sends it, or as another origin would. */
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
