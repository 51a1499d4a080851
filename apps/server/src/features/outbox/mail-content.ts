export interface MailLink {
  label: string;
  href: string;
}

export interface MailPicture {
  src: string;
  alt: string;
}

/** What was paid and what is left, drawn as one bar. */
export interface MailBar {
  percent: number;
  paid: string;
  left: string;
}

/** Two times side by side: the one that goes, and the one that comes. */
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
  /** The first is the main button. */
  actions?: MailLink[];
  /** Two columns: what, and how much or when. The last row stands out when `total` is set. */
  rows?: { label: string; detail?: string; value: string; total?: boolean }[];
  /** A box that stands out: the policy, a deadline. */
  callout?: { title: string; text: string };
  links?: MailLink[];
  /** Why this person gets this mail. */
  reason: string;
}
