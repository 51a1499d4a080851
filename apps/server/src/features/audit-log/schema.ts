import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { idArgument } from '../edits/change-type.ts';
import { type AuditLog, readDeskAuditLog } from './read-log.ts';

const dateArgument = z.string().refine(isLocalDate, 'Please give a date such as 2026-08-22.').nullish();

const Entry = builder.objectRef<AuditLog['entries'][number]>('DeskAuditEntry').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    action: t.exposeString('action'),
    subject: t.exposeString('subject'),
    subject_id: t.exposeString('subjectId', { nullable: true }),
    actor_id: t.exposeInt('actorId', { nullable: true }),
    actor: t.string({
      nullable: true,
      resolve: ({ firstName, lastName }) => (firstName === null ? null : `${firstName} ${lastName}`.trim()),
    }),
    changes: t.string({ description: 'What changed, as JSON.', resolve: ({ changes }) => JSON.stringify(changes) }),
    at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ createdAt, zone }) => wallOf(zone, createdAt),
    }),
  }),
});

const DeskAuditLog = builder.objectRef<AuditLog>('DeskAuditLog').implement({
  fields: (t) => ({
    entries: t.field({ type: [Entry], resolve: ({ entries }) => entries }),
    has_more: t.exposeBoolean('hasMore'),
  }),
});

builder.queryFields((t) => ({
  desk_audit_log: t.field({
    type: DeskAuditLog,
    description: 'The audit log of a shop, newest first, for its owner.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      actor_id: t.arg.int({ validate: idArgument.nullish() }),
      subject: t.arg.string({ validate: z.string().max(40).nullish() }),
      from: t.arg.string({ validate: dateArgument }),
      to: t.arg.string({ validate: dateArgument }),
      before: t.arg.int({ validate: idArgument.nullish(), description: 'Only entries older than this one.' }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readDeskAuditLog(services, await requireViewer(), {
        businessId: args.business_id,
        actorId: args.actor_id ?? null,
        subject: args.subject || null,
        from: args.from ?? null,
        to: args.to ?? null,
        before: args.before ?? null,
      }),
  }),
}));
