import { createContext } from 'react-router';
import type { SiteConfig } from './site-config.ts';

export interface GraphQLAnswer {
  data?: unknown;
  errors?: ReadonlyArray<{ readonly message: string; readonly extensions?: Record<string, unknown> }>;
}

/** What the host gives to each rendered request. */
export interface RequestContext {
  nonce: string;
  /** Runs an operation in the same process, as a visitor: rendered pages contain no personal data. */
  graphql: (document: string, variables: object) => Promise<GraphQLAnswer>;
  site?: Partial<SiteConfig>;
  /** Takes the HTML of a page rendered to a string; the response's body is then empty. */
  takeHtml?: (html: string) => void;
}

/** The key under which the host sets the request's context; `entry.server` exports it from the build. */
export const requestContext = createContext<RequestContext | null>(null);
