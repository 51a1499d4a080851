export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailMessage {
  /** The Message-ID without its angle brackets: the same for every retry, so that mail servers detect duplicates. */
  messageId: string;
  from: string;
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

/** The recipient's server refuses the mail for good. All other errors are temporary. */
export class MailRefused extends Error {}

/** Sends a mail, or throws; the outbox retries unless it was refused. */
export interface MailPort {
  name: string;
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
