/** The Message-IDs that a report names, without brackets as they are stored. */
export const messageIdsIn = (report: string): string[] =>
  [...report.matchAll(/^message-id:\s*<([^<>\s]+)>/gim)].map(([, id = '']) => id);
