export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailMessage {
  /** Stays the same over retries, so a provider can tell a repeat. */
  id: string;
  from: string;
  to: string;
  /** Who an answer goes to, where that is not the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
}

/** Carries a mail out of the house, or throws; the outbox tries again. */
export interface MailPort {
  name: string;
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
