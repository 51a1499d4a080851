import { isTest } from '../reading/sources.ts';
import type { Check } from '../reading/tree.ts';

interface SiteFile {
  app: string;
  feature: string;
}

function siteFeature(path: string): SiteFile | undefined {
  const [, app, feature] = /^(apps\/[^/]+)\/app\/features\/([^/]+)\//.exec(path) ?? [];
  return app && feature ? { app, feature } : undefined;
}

function complaint(from: string, to: SiteFile): string | undefined {
  const here = siteFeature(from);
  if (!here)
    return /^apps\/[^/]+\/app\/lib\//.test(from)
      ? `app/lib knows no feature, so it must not import ${to.feature}`
      : undefined;
  if (here.app !== to.app || here.feature === to.feature) return undefined;
  return `feature ${here.feature} must not import feature ${to.feature}; a page composes them`;
}

/** Features of a site never import each other; pages and routes compose them. */
export const siteFeatures: Check = {
  name: 'site features',
  find: ({ links }) =>
    links.flatMap(({ from, line, target }) => {
      const to = target.kind === 'ours' && !isTest(from) ? siteFeature(target.path) : undefined;
      const message = to && complaint(from, to);
      return message ? [{ file: from, line, message }] : [];
    }),
};
