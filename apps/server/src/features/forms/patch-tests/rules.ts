import { checkPatchTest, circleOf } from '@thyme/domain/services';
import type { Services } from '../../../platform/services.ts';
import { requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import type { FormAppointment } from '../answer-store.ts';
import * as store from './store.ts';

export type { StoredRule } from './store.ts';

export async function readRules(services: Services, viewer: Viewer, businessId: number): Promise<store.StoredRule[]> {
  await requireMembership(services, viewer, businessId);
  return store.listRules(services.db, businessId);
}

export interface RuleForm {
  businessId: number;
  serviceId: number;
  testServiceId: number;
  hoursBefore: number;
  validDays: number;
}

/** From now on guests need a valid test; existing bookings do not change. */
export function saveRule(services: Services, viewer: Viewer, form: RuleForm): Promise<ChangeAnswer> {
  const { businessId, serviceId, testServiceId, hoursBefore, validDays } = form;
  const change = { businessId, action: 'save-patch-test', subject: 'service' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const [service, test] = [
      await store.findSingleService(tx.db, businessId, serviceId),
      await store.findSingleService(tx.db, businessId, testServiceId),
    ];
    if (service === null || test === null) throw new Refused('This service could not be found.');
    if (serviceId === testServiceId) throw new Refused('A service cannot be its own test.');
    const rules = await store.listRules(tx.db, businessId);
    const [, ...circle] = circleOf(rules, form);
    if (circle.length > 0) throw new Refused(circleWords(service, circle, rules));
    await store.saveRule(tx.db, form);
    return { id: serviceId, message: 'Saved.', changes: { name: service, test, hoursBefore, validDays } };
  });
}

/** 'Patch test itself needs Root colour first, so guests could book neither.' */
function circleWords(service: string, circle: readonly number[], rules: readonly store.StoredRule[]): string {
  const names = circle.map((id) => rules.find(({ serviceId }) => serviceId === id)?.service ?? '');
  const way = [...names, service].join(' needs ');
  return `${way} first, so guests could book ${circle.length === 1 ? 'neither' : 'none of them'}.`;
}

export function removeRule(
  services: Services,
  viewer: Viewer,
  { businessId, serviceId }: { businessId: number; serviceId: number },
): Promise<ChangeAnswer> {
  const change = { businessId, action: 'remove-patch-test', subject: 'service' };
  return changeShop(services, viewer, change, async ({ tx }) => {
    const name = await store.findSingleService(tx.db, businessId, serviceId);
    if (name === null || !(await store.deleteRule(tx.db, businessId, serviceId)))
      throw new Refused('This service could not be found.');
    return { id: serviceId, message: 'Removed.', changes: { name } };
  });
}

export interface TestState {
  service: string;
  test: string;
  hoursBefore: number;
  /** The time of the test; null if none is valid for the appointment. */
  testedAt: number | null;
  isDone: boolean;
  /** Recorded at the desk, because it was done elsewhere. */
  isRecorded: boolean;
  /** The service that counts as the test. */
  testServiceId: number;
  zone: string;
}

/** Whether each service of an appointment has a valid test. The desk is warned, not refused. */
export async function testsOf(services: Services, appointment: FormAppointment): Promise<TestState[]> {
  const { businessId, id, userId, zone } = appointment;
  const lines = await store.listTestedLines(services.db, businessId, id);
  const serviceIds = [...new Set(lines.map(({ testServiceId }) => testServiceId))];
  const known = await store.listTests(services.db, { businessId, userId, serviceIds });
  return lines.map((line) => {
    const valid = checkPatchTest(line, known, line.startsAt);
    const test = valid.ok ? known.find((one) => one === valid.value) : undefined;
    const { service, hoursBefore } = line;
    return {
      service,
      test: line.test,
      hoursBefore,
      testedAt: test?.endsAt ?? null,
      isDone: test?.isDone ?? false,
      isRecorded: test?.recordedId !== undefined,
      testServiceId: line.testServiceId,
      zone,
    };
  });
}
