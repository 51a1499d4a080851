import type { MailContent, MailLink } from './mail-content.ts';

export interface LayoutSettings {
  publicUrl: string;
  businessUrl: string;
  /** Unsubscribes from such mails without a login, if possible. */
  unsubscribeUrl?: string | null;
}

/** Guests and shops have different settings pages; a mail to a person without an account links to none. */
export function footerLinks(
  { footer = 'guest', stopLabel = 'Turn off these emails' }: MailContent,
  settings: LayoutSettings,
): MailLink[] {
  const { publicUrl, businessUrl, unsubscribeUrl } = settings;
  const places: Record<NonNullable<MailContent['footer']>, MailLink[]> = {
    guest: [{ label: 'Email settings', href: `${publicUrl}/profile/my-profile` }],
    desk: [
      { label: 'Open the desk', href: businessUrl },
      { label: 'Shop settings', href: `${businessUrl}/profile` },
    ],
    none: [],
  };
  return [
    ...(unsubscribeUrl ? [{ label: stopLabel, href: unsubscribeUrl }] : []),
    ...places[footer],
    { label: 'Privacy Policy', href: `${publicUrl}/system/privacy-policy` },
  ];
}
