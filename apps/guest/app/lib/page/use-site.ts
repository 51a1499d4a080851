import { useRouteLoaderData } from 'react-router';
import { defaultSiteConfig, type SiteConfig } from './site-config.ts';

/** The configuration that came with the page. */
export function useSite(): SiteConfig {
  return useRouteLoaderData<{ site: SiteConfig }>('root')?.site ?? defaultSiteConfig;
}
