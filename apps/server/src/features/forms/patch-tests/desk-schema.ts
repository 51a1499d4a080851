import { patchTestLimits, recordedTestLimits } from '@thyme/domain/services';
import { isLocalDate, wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';
import { DeskChange, idArgument } from '../../edits/change-type.ts';
import { deskAppointment } from '../answers.ts';
import { readRecorded, recordTest, removeRecord, type StoredRecord } from './recorded.ts';
import { readRules, removeRule, type StoredRule, saveRule, type TestState, testsOf } from './rules.ts';

const { hoursBefore: hours, validDays: days } = patchTestLimits;
const hoursArgument = z.int().min(hours.least).max(hours.most, `Please use at most ${hours.most} hours.`);
const daysArgument = z.int().min(days.least).max(days.most, `Please use at most ${days.most} days.`);

const RuleType = builder.objectRef<StoredRule>('DeskPatchTest').implement({
  description: 'A service that guests can book only with a valid test.',
  fields: (t) => ({
    service_id: t.exposeInt('serviceId'),
    service: t.exposeString('service'),
    test_service_id: t.exposeInt('testServiceId'),
    test: t.exposeString('test'),
    hours_before: t.exposeInt('hoursBefore'),
    valid_days: t.exposeInt('validDays'),
  }),
});

const TestStateType = builder.objectRef<TestState>('DeskTestState').implement({
  description: 'Whether a service of an appointment has a valid test.',
  fields: (t) => ({
    service: t.exposeString('service'),
    test: t.exposeString('test'),
    hours_before: t.exposeInt('hoursBefore'),
    tested: t.int({
      nullable: true,
      description: 'The time of the test, on the shop’s wall clock; null when none is valid.',
      // A recorded day ends at the next midnight.
      resolve: ({ testedAt, isRecorded, zone }) =>
        testedAt === null ? null : wallOf(zone, testedAt) - (isRecorded ? 1 : 0),
    }),
    is_done: t.exposeBoolean('isDone', { description: 'False for a test that is still to come.' }),
    is_recorded: t.exposeBoolean('isRecorded', {
      description: 'Done elsewhere and recorded at the desk: only its day is known.',
    }),
    test_service_id: t.exposeInt('testServiceId'),
  }),
});

const RecordType = builder.objectRef<StoredRecord>('DeskRecordedTest').implement({
  description: 'A patch test that a guest had elsewhere.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    test_service_id: t.exposeInt('serviceId'),
    test: t.exposeString('test'),
    tested_on: t.exposeString('testedOn'),
    done_by: t.exposeString('doneBy'),
    note: t.exposeString('note'),
    recorded_by: t.exposeString('recordedBy'),
    recorded_at: t.int({ resolve: ({ recordedAt, zone }) => wallOf(zone, recordedAt) }),
  }),
});

builder.queryFields((t) => ({
  desk_recorded_tests: t.field({
    type: [RecordType],
    description: 'Patch tests that a guest had elsewhere, latest first.',
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), guest_id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, guest_id }, { services, requireViewer }) =>
      readRecorded(services, await requireViewer(), { businessId: business_id, guestId: guest_id }),
  }),
  desk_patch_tests: t.field({
    type: [RuleType],
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id }, { services, requireViewer }) =>
      readRules(services, await requireViewer(), business_id),
  }),
  desk_appointment_tests: t.field({
    type: [TestStateType],
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), appt_id: t.arg.int({ required: true }) },
    resolve: async (_root, { business_id, appt_id }, { services, requireViewer }) =>
      testsOf(
        services,
        await deskAppointment(services, await requireViewer(), { businessId: business_id, id: appt_id }),
      ),
  }),
}));

builder.mutationFields((t) => ({
  desk_record_test: t.field({
    type: Acknowledgement,
    description: 'Records a patch test that was done elsewhere, once per day. It counts for its validity.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      guest_id: t.arg.int({ required: true, validate: idArgument }),
      test_service_id: t.arg.int({ required: true, validate: idArgument }),
      tested_on: t.arg.string({ required: true, validate: z.string().refine(isLocalDate, 'Please give a date.') }),
      done_by: t.arg.string({ validate: textArgument(recordedTestLimits.doneBy) }),
      note: t.arg.string({ validate: textArgument(recordedTestLimits.note) }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      recordTest(services, await requireViewer(), {
        businessId: args.business_id,
        guestId: args.guest_id,
        serviceId: args.test_service_id,
        testedOn: args.tested_on,
        doneBy: args.done_by?.trim() ?? '',
        note: args.note?.trim() ?? '',
      }),
  }),
  desk_remove_recorded_test: t.field({
    type: Acknowledgement,
    authScopes: { business: true },
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      removeRecord(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_save_patch_test: t.field({
    type: DeskChange,
    description: 'From now on, guests can book the service only with a valid test.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      service_id: t.arg.int({ required: true, validate: idArgument }),
      test_service_id: t.arg.int({ required: true, validate: idArgument }),
      hours_before: t.arg.int({ required: true, validate: hoursArgument }),
      valid_days: t.arg.int({ required: true, validate: daysArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      saveRule(services, await requireViewer(), {
        businessId: args.business_id,
        serviceId: args.service_id,
        testServiceId: args.test_service_id,
        hoursBefore: args.hours_before,
        validDays: args.valid_days,
      }),
  }),
  desk_remove_patch_test: t.field({
    type: DeskChange,
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      service_id: t.arg.int({ required: true, validate: idArgument }),
    },
    resolve: async (_root, { business_id, service_id }, { services, requireViewer }) =>
      removeRule(services, await requireViewer(), { businessId: business_id, serviceId: service_id }),
  }),
}));
