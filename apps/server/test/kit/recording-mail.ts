import type { MailMessage, MailPort } from '../../src/integrations/mail/index.ts';

export interface RecordingMail extends MailPort {
  sent: MailMessage[];
  /** The next `times` attempts fail, as with an unreachable mail server. */
  failNext(times: number): void;
}

/** A fake mail port that records mails. */
export function recordingMail(): RecordingMail {
  const sent: MailMessage[] = [];
  let failures = 0;
  return {
    name: 'recording',
    sent,
    failNext: (times) => {
      failures = times;
    },
    send: async (message) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The mail server is away.');
      }
      sent.push(message);
    },
    close: async () => undefined,
  };
}
