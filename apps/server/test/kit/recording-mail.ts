import type { MailMessage, MailPort } from '../../src/integrations/mail/index.ts';

export interface RecordingMail extends MailPort {
  sent: MailMessage[];
  /** The next `times` attempts fail, as with an unreachable mail server unless another error is given. */
  failNext(times: number, error?: Error): void;
}

/** A fake mail port that records mails. */
export function recordingMail(): RecordingMail {
  const sent: MailMessage[] = [];
  const away = new Error('The mail server is away.');
  let failures = { left: 0, error: away };
  return {
    name: 'recording',
    sent,
    failNext: (left, error = away) => {
      failures = { left, error };
    },
    send: async (message) => {
      if (failures.left > 0) {
        failures.left -= 1;
        throw failures.error;
      }
      sent.push(message);
    },
    close: async () => undefined,
  };
}
