/** Reasons for reporting a conversation to an operator. */
export const MESSAGE_REPORT_REASONS = {
  insulting: 'It’s insulting or threatening',
  harassing: 'They won’t leave me alone',
  advertising: 'It’s advertising or a scam',
  private: 'It asks for or gives away private details',
} as const;

export type MessageReportReason = keyof typeof MESSAGE_REPORT_REASONS;

export const isMessageReportReason = (text: string): text is MessageReportReason =>
  Object.hasOwn(MESSAGE_REPORT_REASONS, text);

export const MESSAGE_REPORT_NOTE_MOST = 500;

export const MESSAGE_REPORT_DECISIONS = ['stays', 'closed'] as const;
/** An operator leaves the conversation as it is, or closes it for both. */
export type MessageReportDecision = (typeof MESSAGE_REPORT_DECISIONS)[number];
