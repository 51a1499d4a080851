import { builder } from './builder.ts';

/** The common answer of a mutation: 1 it was done, 0 it was refused and the message says why. */
export interface StatusMessage {
  status: 0 | 1;
  message: string;
}

export const Acknowledgement = builder.objectRef<StatusMessage>('Acknowledgement').implement({
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
  }),
});
