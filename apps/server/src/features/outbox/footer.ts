import type { MailContent, MailLink } from './mail-content.ts';

export interface LayoutSettings {
  publicUrl: string;
  businessUrl: string;
  /** Turns such mails off without a login, where that is possible. */
  unsubscribeUrl?: string | null;
}

/** Guests and shops have settings in different places; a mail to somebody without an account links to none. */
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
