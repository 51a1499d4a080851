export interface MailLink {
  label: string;
  href: string;
}

export interface MailPicture {
  src: string;
  alt: string;
}

/** Paid and remaining amounts, drawn as one bar. */
export interface MailBar {
  percent: number;
  paid: string;
  left: string;
}

/** Two times side by side: the old and the new one. */
export interface MailChange {
  from: { label: string; lines: string[] };
  to: { label: string; lines: string[] };
}

export interface MailContent {
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** A line over the heading, for example a greeting. */
  lead?: string;
  heading: string;
  /** Across the top of the card. */
  picture?: MailPicture;
  change?: MailChange;
  bar?: MailBar;
  /** A quieter line below the heading: place, duration. */
  note?: string;
  paragraphs?: string[];
  /** The first is the primary button. */
  actions?: MailLink[];
  /** Two columns: label and value. With `total` the last row is emphasised. */
  rows?: { label: string; detail?: string; value: string; total?: boolean }[];
  /** A highlighted box: the policy, a deadline. */
  callout?: { title: string; text: string };
  links?: MailLink[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** Whose settings the footer links to: a guest's account (the default), the desk, or none. */
  footer?: 'guest' | 'desk' | 'none';
  /** Label of the unsubscribe link. */
  stopLabel?: string;
}
