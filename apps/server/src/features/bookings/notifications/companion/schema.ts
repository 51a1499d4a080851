import { z } from 'zod';
import { Acknowledgement } from '../../../../graphql/acknowledgement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { addressOrNone } from '../../cart/group-types.ts';
import { setOwnAddress } from './own-address.ts';

builder.mutationField('set_part_email', (t) =>
  t.field({
    type: Acknowledgement,
    description:
      'The address for mails about a companion’s appointment, by the link to their part. An empty one deletes it.',
    args: {
      token: t.arg.string({ required: true, validate: z.string().max(200) }),
      email: t.arg.string({ required: true, validate: addressOrNone }),
    },
    resolve: (_root, args, { services }) => setOwnAddress(services, args),
  }),
);
