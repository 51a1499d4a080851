export const CALL_BACK = 'Call Back';

export interface QueryPageWords {
  title: string;
  lead: string;
  queryType: string;
  descriptionLabel: string;
  send: string;
  /** A type without texts of its own, which search engines need not index. */
  unlisted?: boolean;
}

const pages: Record<string, QueryPageWords> = {
  careers: {
    title: 'Work with us',
    lead: 'Tell us what you’re good at and what you’d like to do more of. A real person reads every message.',
    queryType: 'careers',
    descriptionLabel: 'What would you like to do?',
    send: 'Send',
  },
  general: {
    title: 'General queries',
    lead: 'Ask us anything about Thyme, and we’ll answer by email within one working day.',
    queryType: 'general',
    descriptionLabel: 'What is it about?',
    send: 'Send',
  },
};

export const callBack: QueryPageWords = {
  title: 'Ask for a call back',
  lead: 'Leave your number and we’ll ring you back, Monday to Friday, 9:00 am to 6:00 pm.',
  queryType: CALL_BACK,
  descriptionLabel: 'What would you like to talk about?',
  send: 'Call me back',
};

export const contact: QueryPageWords = {
  title: 'Contact us',
  lead: 'Write to us, ring us or call in. Look for the green door on Weaver Lane.',
  queryType: 'contact',
  descriptionLabel: 'What is it about?',
  send: 'Send',
};

const known = /^[a-z][a-z-]{0,39}$/;

/** The page of a query type from the URL. Types without texts of their own still have a page; malformed ones have none. */
export function queryPage(type: string): QueryPageWords | null {
  if (!known.test(type)) return null;
  return (
    pages[type] ?? {
      // The URL can hold any text, so it is not used as a heading.
      title: 'Write to us',
      unlisted: true,
      lead: 'Write to us and we’ll answer within one working day.',
      queryType: type,
      descriptionLabel: 'What is it about?',
      send: 'Send',
    }
  );
}
