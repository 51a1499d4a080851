import type { StatusMessage } from '../../graphql/acknowledgement.ts';

export interface JoinAnswer extends StatusMessage {
  requestId: number | null;
  position: number | null;
}

export const no = (message: string): JoinAnswer => ({ status: 0, message, requestId: null, position: null });

export const placeInLine = (position: number) =>
  position === 1 ? 'You’re first in line.' : `You’re number ${position} in line.`;
