import { expect, type Page, test } from '@playwright/test';

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

async function openForm(page: Page, address = '/system/guest-query-call') {
  await page.goto(address);
  await expect(send(page)).toBeEnabled();
}

test.describe('the call back form', () => {
  test('[ROUTE-034] [CONTENT-020] [CONTENT-025] has four fields, and the phone is Irish', async ({ page }) => {
    await openForm(page);
    for (const label of ['Name', 'Email', 'Mobile'])
      await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
    await expect(form(page).getByLabel(/^What would you like to talk about/)).toBeVisible();
    await expect(form(page).getByLabel('Country code')).toHaveValue('IE');
  });

  test('[CONTENT-021] [CONTENT-022] [CONTENT-024] empty fields are named', async ({ page }) => {
    await openForm(page);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText([
      'Please enter your name!',
      'Please enter your email address!',
      'Please enter your mobile number!',
    ]);
  });

  test('[CONTENT-023] an address that is none hears the same', async ({ page }) => {
    await openForm(page);
    await form(page).getByLabel('Name', { exact: true }).fill('Niamh');
    await form(page).getByLabel('Email').fill('niamh@mail');
    await form(page).getByLabel('Mobile', { exact: true }).fill('85 555 0167');
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveText(['Please enter your email address!']);
  });

  test('[CONTENT-028] [CONTENT-029] [CONTENT-030] [CONTENT-031] [CONTENT-032] [ROUTE-042] is sent, cleared and confirmed', async ({
    page,
  }) => {
    const sent = await listen(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('submit_query')) await held;
      await route.continue();
    });
    await openForm(page, '/system/guest-query-call?ref=willow-1');
    await form(page).getByLabel('Name', { exact: true }).fill('Niamh Gallagher');
    await form(page).getByLabel('Email').fill('niamh@mail.example');
    await form(page).getByLabel('Mobile', { exact: true }).fill('085 555 0167');
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
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
  });

  test('[CONTENT-026] is filled in for who is logged in', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('guest_token', 'known'));
    const guest = {
      first_name: 'Niamh',
      last_name: 'Gallagher',
      email: 'niamh@mail.example',
      mobile: '+44 20 7946 0000',
    };
    await answerProfile(page, () => ({
      data: { profileInformation: { id: 1, photo: null, social_login: 0, ...guest } },
    }));
    await openForm(page);
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Niamh Gallagher');
    await expect(form(page).getByLabel('Email')).toHaveValue('niamh@mail.example');
    await expect(form(page).getByLabel('Country code')).toHaveValue('GB');
    await expect(form(page).getByLabel('Mobile', { exact: true })).toHaveValue('20 7946 0000');
  });

  test("[CONTENT-027] a lapsed login is nobody's business here", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('guest_token', 'lapsed'));
    const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await openForm(page);
    await answered;
    await send(page).click();
    await expect(form(page).getByRole('alert')).toHaveCount(3);
    await expect(page).toHaveURL(/guest-query-call$/);
    await expect(page.getByText('Unauthenticated.')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('guest_token'))).toBe('lapsed');
  });
});

/** Answers questions about the profile by itself; each operation of a batch gets one. */
async function answerProfile(page: Page, answer: () => object) {
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as Sent | Sent[];
    if (!JSON.stringify(body).includes('profileInformation')) return route.continue();
    return route.fulfill({ json: Array.isArray(body) ? body.map(answer) : answer() });
  });
}

test.describe('[ROUTE-036] [ROUTE-037] [ROUTE-038] [ROUTE-039] other forms', () => {
  for (const [path, title] of [
    ['/system/guest-query/careers', 'Work with us'],
    ['/system/guest-query/general', 'General queries'],
    ['/system/contact-us', 'Contact us'],
  ] as const) {
    test(`${path} has the form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('form', { name: title })).toBeVisible();
    });
  }

  test('[ROUTE-035] [CONST-050] [CONTENT-017] [CONTENT-018] [CONTENT-019] the discovery call', async ({ page }) => {
    await page.goto('/system/book-a-call');
    await expect(page.getByText('About 15 minutes, free')).toBeVisible();
    await expect(page.frameLocator('iframe[title="Book A Discovery Call"]').getByLabel('Mobile')).toBeVisible();
    const question = page.locator('details').filter({ hasText: 'Do I have to prepare?' });
    await question.getByRole('heading').click();
    await expect(question.getByText("It helps to have last week's diary beside you")).toBeVisible();
  });

  test('book a demo leads to the discovery call', async ({ page }) => {
    await page.goto('/system/book-a-demo');
    await expect(page).toHaveURL(/\/system\/book-a-call$/);
  });

  test('[ROUTE-023] [CONTENT-051] the e-book is asked for and thanked for', async ({ page }) => {
    await page.goto('/get-free-ebook');
    const frame = page.frameLocator('iframe[title="Get Free eBook"]');
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
    await expect(page.frameLocator('iframe[title="Get Bonus Material"]').getByLabel('Email')).toBeVisible();
    await sayUntil(page, 611);
  });

  test('[CONTENT-050] [CONST-047] a flagged message scrolls to the frame, and resizes it half a second later', async ({
    page,
  }) => {
    await silence(page);
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto('/get-bonus-materials');
    await expect(page.frameLocator('iframe[title="Get Bonus Material"]').getByLabel('Email')).toBeAttached();
    await sayUntil(page, 500);
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

  test('is not moved by anybody else', async ({ page }) => {
    await silence(page);
    await page.goto('/get-bonus-materials');
    await expect(page.frameLocator('iframe[title="Get Bonus Material"]').getByLabel('Email')).toBeVisible();
    await sayUntil(page, 480);
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
