import type { Services } from '../../platform/services.ts';

const SIGNATURE = 16;
const signed = (id: number) => `campaign-stop:${id}`;

/** The address that ends a shop's news. Short, because it is part of a text; 96 bits cannot be guessed. */
export function stopPath({ sealing }: Pick<Services, 'sealing'>, recipientId: number): string {
  return `/u/${recipientId.toString(36)}.${sealing.sign(signed(recipientId)).slice(0, SIGNATURE)}`;
}

/** The recipient of a genuine link; null for any other text. */
export function recipientOfLink({ sealing }: Pick<Services, 'sealing'>, code: string): number | null {
  const [, coded, signature] = /^([0-9a-z]{1,6})\.([\w-]{16})$/.exec(code) ?? [];
  if (coded === undefined || signature === undefined) return null;
  const id = Number.parseInt(coded, 36);
  if (id > 2_147_483_647) return null;
  const whole = sealing.sign(signed(id));
  return sealing.isSigned(signed(id), signature + whole.slice(SIGNATURE)) ? id : null;
}
