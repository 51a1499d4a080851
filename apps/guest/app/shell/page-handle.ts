import { useMatches } from 'react-router';

/** What a route may say about the frame around it, in its `handle`. */
export interface PageHandle {
  /** The page brings its own search form, so the header has none. */
  ownSearch?: boolean;
  /** The header scrolls away, because something of the page's own sticks to the top. */
  stillHeader?: boolean;
}

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle)) as PageHandle;
}
