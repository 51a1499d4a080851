/** The page, and the specified addresses that open one of its sections. */
export const SECURITY = '/profile/security';

export const sections = {
  '/profile/change-password': 'password',
  '/profile/update-email': 'email',
  '/profile/delete-account': 'delete',
} as const;

export type OpenSection = (typeof sections)[keyof typeof sections];

/** The section that an address opens; null for the page itself. */
export function sectionAt(pathname: string): OpenSection | null {
  return sections[pathname.replace(/\/$/, '') as keyof typeof sections] ?? null;
}
