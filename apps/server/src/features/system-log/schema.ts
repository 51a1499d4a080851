import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { recordFailure } from './record-failure.ts';

builder.mutationFields((t) => ({
  system_log: t.field({
    type: Acknowledgement,
    description: 'Reports a failure on a site. Secrets are removed before it is stored.',
    args: {
      api: t.arg.string(),
      type: t.arg.string(),
      user: t.arg.id({ description: 'An id as a text or as a number.' }),
      body: t.arg.string(),
      response: t.arg.string(),
      exception: t.arg.string(),
      source: t.arg.string(),
      version: t.arg.string(),
      priority: t.arg.string(),
      device: t.arg.string(),
    },
    resolve: (_root, { user, ...args }, { services, client }) =>
      recordFailure(services, { ...args, user: user?.toString() }, client),
  }),
}));
