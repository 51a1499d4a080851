import { useMatches } from 'react-router';

/** What a route may declare in its `handle`. */
export interface PageHandle {
  /** The page has its own search form, so the header has none. */
  ownSearch?: boolean;
  /** The header scrolls away, because an element of the page sticks to the top. */
  stillHeader?: boolean;
  /** Further skip links, by the id of their element. */
  skipLinks?: readonly { to: string; text: string }[];
  /** The query parameters that change the page. The server renders and caches it without all others. */
  searchParams?: readonly string[];
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle)) as PageHandle;
}
