import type { Services } from '../../platform/services.ts';

/** What a message with such a link belongs to: a campaign or a rule. */
export interface StopTarget {
  of: 'campaign' | 'rebook' | 'birthday';
  id: number;
}

const SIGNATURE = 16;
const MARKS = { campaign: '', rebook: 'r-', birthday: 'b-' } as const;
const signed = ({ of, id }: StopTarget) => `${of}-stop:${id}`;

/** The link that unsubscribes from a shop's news. Short, because it is part of a text; 96 bits cannot be guessed. */
export function stopPath({ sealing }: Pick<Services, 'sealing'>, target: StopTarget): string {
  return `/u/${MARKS[target.of]}${target.id.toString(36)}.${sealing.sign(signed(target)).slice(0, SIGNATURE)}`;
}

/** What a genuine link belongs to; null for a forged one. */
export function targetOfLink({ sealing }: Pick<Services, 'sealing'>, code: string): StopTarget | null {
  const [, mark, coded, signature] = /^([rb]-)?([0-9a-z]{1,6})\.([\w-]{16})$/.exec(code) ?? [];
  if (coded === undefined || signature === undefined) return null;
  const of = mark === undefined ? 'campaign' : mark === MARKS.rebook ? 'rebook' : 'birthday';
  const target: StopTarget = { of, id: Number.parseInt(coded, 36) };
  if (target.id > 2_147_483_647) return null;
  const whole = sealing.sign(signed(target));
  return sealing.isSigned(signed(target), signature + whole.slice(SIGNATURE)) ? target : null;
}
