import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the code whose tests are tried against mutants. */
export interface Area {
  /** As on the command line: `domain/money`, `server/vouchers`. */
  name: string;
  folder: string;
  /** The Vitest configuration of its tests, in this folder. */
  tests: 'rules' | 'api';
  /** Patterns of tests outside of the folder that are about the area too, under `apps/server/src/features`. */
  testedBy?: readonly string[];
  /** Mutants that need a database take seconds each, so only those of so many lines are tried. */
  sampledLines: number | null;
}

const DOMAIN = 'packages/domain/src';
const FEATURES = 'apps/server/src/features';
const SAMPLED_LINES = 10;

/** What a lower feature decides often shows only in one above it, whose tests prove it. */
const TESTED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  access: ['people/*.test.ts', 'team/*.test.ts'],
  audit: ['audit-log/*.test.ts', 'team/staff.test.ts', 'bookings/editing/edit.test.ts'],
  campaigns: ['messages/bounces/bounces.test.ts', 'messages/complaints/complaints.test.ts'],
  edits: ['availability/desk/*.test.ts', 'services/*.test.ts', 'team/**/*.test.ts'],
  guests: ['bookings/desk/calendar/calendar-access.test.ts'],
  notifications: ['waiting-list/waiting-list.test.ts'],
  operators: ['conversations/conversations.test.ts', 'reviews/replies.test.ts'],
  payments: ['memberships/member-price.test.ts'],
  pictures: ['accounts/profile/profile-update.test.ts'],
  products: ['bookings/booking/goods.test.ts'],
  sales: [
    'bookings/booking/consultation.test.ts',
    'bookings/classes/classes.test.ts',
    'payments/orders/hold-pay-confirm.test.ts',
    'payments/packages/packages.test.ts',
    'payments/pay-balance.test.ts',
    'payments/refunds/refunds.test.ts',
  ],
  vouchers: ['businesses/desk/profile.test.ts', 'businesses/menu.test.ts', 'payments/packages/packages.test.ts'],
};

export function listAreas(root: string): Area[] {
  const foldersIn = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  const rules = foldersIn(DOMAIN).map(
    (name): Area => ({ name: `domain/${name}`, folder: `${DOMAIN}/${name}`, tests: 'rules', sampledLines: null }),
  );
  const features = foldersIn(FEATURES).map(
    (name): Area => ({
      name: `server/${name}`,
      folder: `${FEATURES}/${name}`,
      tests: 'api',
      testedBy: TESTED_ELSEWHERE[name] ?? [],
      sampledLines: SAMPLED_LINES,
    }),
  );
  return [...rules, ...features];
}

/** Patterns of the tests of an area, from the root. */
export function testsOf({ folder, testedBy = [] }: Area): string[] {
  return [`${folder}/**/*.test.ts`, ...testedBy.map((pattern) => `${FEATURES}/${pattern}`)];
}

/** The source files of an area, from the root; not what only its tests use. */
export function sourcesOf(root: string, { folder }: Area): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|fixtures)\.ts$|\/testing\//.test(file))
    .sort();
}
