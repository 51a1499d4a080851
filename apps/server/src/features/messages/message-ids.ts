/** The Message-IDs that a report names, as they are stored: without brackets. */
export const messageIdsIn = (report: string): string[] =>
  [...report.matchAll(/^message-id:\s*<([^<>\s]+)>/gim)].map(([, id = '']) => id);
