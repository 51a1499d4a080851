import type { Services } from '../../platform/services.ts';

const SIGNATURE = 16;
const signed = (id: number) => `reminder:${id}`;

/** Short, because it is part of a text message; 96 bits cannot be guessed. */
export function reminderPath({ sealing }: Pick<Services, 'sealing'>, id: number): string {
  return `/r/${id.toString(36)}.${sealing.sign(signed(id)).slice(0, SIGNATURE)}`;
}

/** The reminder of a genuine link; null for a forged one. */
export function reminderOfLink({ sealing }: Pick<Services, 'sealing'>, code: string): number | null {
  const [, coded, signature] = /^([0-9a-z]{1,7})\.([\w-]{16})$/.exec(code) ?? [];
  if (coded === undefined || signature === undefined) return null;
  const id = Number.parseInt(coded, 36);
  const whole = sealing.sign(signed(id));
  return sealing.isSigned(signed(id), signature + whole.slice(SIGNATURE)) ? id : null;
}
