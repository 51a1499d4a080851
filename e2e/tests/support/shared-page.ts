import { type APIRequestContext, type BrowserContextOptions, type Page, test } from '@playwright/test';

/**
 * One page for all tests of a describe block, because opening a page is what takes time. The tests run in order in one
 * worker. After a failure the next one gets a newly opened page, so a test relies on `open` and never on an earlier test.
 */
export function sharedPage(
  open: (page: Page, request: APIRequestContext) => Promise<void>,
  options: BrowserContextOptions = {},
): () => Page {
  let page: Page | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser, request }) => {
    page = await (await browser.newContext(options)).newPage();
    await open(page, request);
  });
  test.afterEach(() => page?.unrouteAll());
  test.afterAll(() => page?.context().close());
  return () => {
    if (!page) throw new Error('The page is opened before the first test.');
    return page;
  };
}
