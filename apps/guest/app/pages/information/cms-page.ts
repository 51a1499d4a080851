import { data, type RouterContextProvider } from 'react-router';
import { headingsOf, numbered } from '../../features/content/text/outline.ts';
import { CmsPageDocument } from '../../generated/graphql.ts';
import { runOnServer } from '../../lib/graphql/run-on-server.ts';
import { describeFailed, describePage } from '../../lib/page/meta.ts';

type Matches = Parameters<typeof describePage>[0];

/** A document by its name, with numbered headings. */
export async function loadDocument(context: Readonly<RouterContextProvider>, slug: string) {
  const { pages } = await runOnServer(context, CmsPageDocument, { slug });
  if (!pages) throw data(null, { status: 404 });
  return { page: { ...pages, body: numbered(pages.body) }, headings: headingsOf(pages.body) };
}

interface Described {
  page: { title: string; meta_description: string };
}

export function describeCmsPage(matches: Matches, loaded: Described | undefined, path: string, error: unknown) {
  if (!loaded) return describeFailed(matches, error);
  return describePage(matches, { title: loaded.page.title, description: loaded.page.meta_description, path });
}
