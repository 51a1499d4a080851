import { builder } from './builder.ts';

/** The common result of a mutation: 1 for done, 0 for refused with the reason in `message`. */
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
