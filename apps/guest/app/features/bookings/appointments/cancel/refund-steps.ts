import { formatDay, formatDayTime } from '@thyme/domain/time';
import type { Appointment } from '../use-appointments.ts';

export type RefundPart = Appointment['refunds'][number];

export interface RefundStep {
  title: string;
  when: string;
  state: 'done' | 'now' | 'next';
}

/** Who started it and when: 'You cancelled', 'Willow Room cancelled'. */
function beginning(
  { status, cancelled_by: by, cancelled_at: at, business_info: shop }: Appointment,
  part: RefundPart,
): RefundStep {
  // A refund that was decided on later begins with that decision.
  const isOfCancellation = status === 'Cancelled' && at !== null && Math.abs(part.requested_at - at) < 60;
  const who = by === 'guest' ? 'You' : shop?.name;
  const title = isOfCancellation ? `${who} cancelled` : `${shop?.name} gave it back`;
  return { title, when: formatDayTime(isOfCancellation ? at : part.requested_at), state: 'done' };
}

/** The steps of a refund, with known and expected dates. */
export function refundSteps(appointment: Appointment, part: RefundPart): RefundStep[] {
  const first = beginning(appointment, part);
  if (part.kind === 'voucher')
    return [first, { title: 'Back on your voucher', when: formatDayTime(part.requested_at), state: 'done' }];
  if (part.kind === 'package')
    return [first, { title: 'Session back on your package', when: formatDayTime(part.requested_at), state: 'done' }];
  const { stage, sent_at: sentAt } = part;
  const by = formatDay(part.expected_by);
  if (stage === 'failed')
    return [first, { title: 'Your card didn’t take it', when: 'The shop will pay you back another way', state: 'now' }];
  if (stage === 'sending' || sentAt === null)
    return [
      first,
      { title: 'We’re sending it', when: 'Usually within minutes', state: 'now' },
      { title: 'With your bank', when: 'Usually 2 to 4 working days', state: 'next' },
      { title: 'On your card', when: `By ${by}`, state: 'next' },
    ];
  const sent: RefundStep = { title: 'We sent it', when: formatDayTime(sentAt), state: 'done' };
  if (stage === 'arrived')
    return [
      first,
      sent,
      { title: 'Your bank has it', when: formatDay(sentAt), state: 'done' },
      { title: 'On your card', when: `Due by ${by}`, state: 'done' },
    ];
  return [
    first,
    sent,
    { title: 'With your bank', when: 'Usually 2 to 4 working days', state: 'now' },
    { title: 'On your card', when: `By ${by}`, state: 'next' },
  ];
}

export type RefundState = 'on-its-way' | 'done' | 'failed';

/** The state of a refund as a whole: that of its slowest part. */
export function refundStateOf(parts: readonly RefundPart[]): RefundState {
  if (parts.some(({ stage }) => stage === 'sending' || stage === 'with-bank')) return 'on-its-way';
  return parts.some(({ stage }) => stage === 'arrived') ? 'done' : 'failed';
}
