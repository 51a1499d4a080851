import { SITE_NAME } from './meta.ts';

/** Breadcrumbs for search engines. */
export function crumbsData(origin: string, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

export function questionsData(faqs: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const organizationId = (origin: string) => `${origin}/#organization`;

/** The publisher of the site. */
export function organizationData(origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

export const publishedBy = (origin: string) => ({ '@id': organizationId(origin) });

/** The site, with the address of its search. */
export function websiteData(origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: SITE_NAME,
    url: `${origin}/`,
    inLanguage: 'en-IE',
    publisher: publishedBy(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/search?service={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
