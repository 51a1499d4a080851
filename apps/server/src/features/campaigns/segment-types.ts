import { SEGMENT_KINDS, type Segment, type SegmentFields, segmentOf } from '@thyme/domain/campaigns';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';

const kindArgument = z.enum(SEGMENT_KINDS);

const fieldsOf = (segment: Segment): SegmentFields => segment;

/** The fields of all kinds of segment; those of other kinds are null. */
export const SegmentType = builder.objectRef<Segment>('DeskSegment').implement({
  description: 'Which guests a campaign is for.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: SEGMENT_KINDS.join(', ') }),
    weeks: t.int({
      nullable: true,
      description: 'Not seen, or the service not had, for this long.',
      resolve: (segment) => fieldsOf(segment).weeks ?? null,
    }),
    least: t.int({
      nullable: true,
      description: 'Came at least this often.',
      resolve: (segment) => fieldsOf(segment).least ?? null,
    }),
    month: t.int({ nullable: true, resolve: (segment) => fieldsOf(segment).month ?? null }),
    id: t.int({
      nullable: true,
      description: 'Id of the service, voucher or package; null for any.',
      resolve: (segment) => fieldsOf(segment).id ?? null,
    }),
    unused: t.boolean({ nullable: true, resolve: (segment) => fieldsOf(segment).unused ?? null }),
  }),
});

export const SegmentInput = builder.inputType('DeskSegmentInput', {
  fields: (t) => ({
    kind: t.string({ required: true, validate: kindArgument }),
    weeks: t.int(),
    least: t.int(),
    month: t.int(),
    id: t.int(),
    unused: t.boolean(),
  }),
});

/** Converts a client's input to a segment that `checkSegment` can validate. */
export const segmentArgument = (input: typeof SegmentInput.$inferInput): Segment =>
  segmentOf({ ...input, kind: kindArgument.parse(input.kind) });
