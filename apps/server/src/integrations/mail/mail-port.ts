export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailMessage {
  /** The same for every retry, so that a provider can detect duplicates. */
  id: string;
  from: string;
  to: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
}

/** Sends a mail, or throws; the outbox retries. */
export interface MailPort {
  name: string;
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}
