import { wallOf } from '@thyme/domain/time';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { idArgument } from '../../edits/change-type.ts';
import { DeskGuest } from '../desk-guest-type.ts';
import { readFiles, removeFile } from './guest-files.ts';

type File = Awaited<ReturnType<typeof readFiles>>[number] & { zone: string; businessId: number };

const GuestFileType = builder.objectRef<File>('DeskGuestFile').implement({
  description: 'A photo or document about a guest, which only the business can read.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    caption: t.exposeString('caption'),
    content_type: t.exposeString('contentType', { description: 'image/webp or application/pdf.' }),
    bytes: t.exposeInt('bytes'),
    may_be_shown: t.exposeBoolean('mayBeShown', { description: 'The guest also agreed to it being shown to others.' }),
    consent_at: t.int({ resolve: ({ consentAt, zone }) => wallOf(zone, consentAt) }),
    consent_by: t.exposeString('recordedBy', { description: 'The member who recorded the consent.' }),
    url: t.string({
      description: 'Needs the token of a member.',
      resolve: ({ id, businessId }) => `/desk/guest-files/${businessId}/${id}`,
    }),
  }),
});

builder.objectField(DeskGuest, 'files', (t) =>
  t.field({
    type: [GuestFileType],
    resolve: async ({ guest, membership: { businessId, zone } }, _args, { services }) =>
      (await readFiles(services, businessId, guest.id)).map((file) => ({ ...file, zone, businessId })),
  }),
);

builder.mutationFields((t) => ({
  desk_remove_guest_file: t.field({
    type: Acknowledgement,
    description: 'Deletes a file about a guest, for good.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeFile(services, await requireViewer(), { businessId: business_id, id }),
  }),
}));
