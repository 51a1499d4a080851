import { useQuery } from '@tanstack/react-query';
import { formatDay, wallAt } from '@thyme/domain/time';
import { IconButton } from '@thyme/ui';
import { Trash2 } from 'lucide-react';
import { graphql } from '../../generated/gql.ts';
import { DeskGuestTestsDocument, DeskRemoveRecordedTestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { RecordTest } from '../../lib/patch-tests/record-test.tsx';
import { deskKey, useAct } from '../../lib/use-act.ts';
import type { Guest } from './operations.ts';

graphql(`
  query DeskGuestTests($business: Int!, $guest: Int!) {
    desk_recorded_tests(business_id: $business, guest_id: $guest) { id test tested_on done_by note recorded_by }
    desk_patch_tests(business_id: $business) { test_service_id test }
  }
`);

graphql(`
  mutation DeskRemoveRecordedTest($business: Int!, $id: Int!) {
    desk_remove_recorded_test(business_id: $business, id: $id) { status message }
  }
`);

/** Patch tests that a guest had elsewhere, if the shop requires any. Those done here are among the appointments. */
export function PatchTests({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'guest-tests', guest.id),
    queryFn: () => run(DeskGuestTestsDocument, { business: business.id, guest: guest.id }),
  });
  if (!data) return null;
  const { desk_recorded_tests: recorded, desk_patch_tests: rules } = data;
  const asked = new Map(rules.map(({ test_service_id: id, test }) => [id, test]));
  if (asked.size === 0 && recorded.length === 0) return null;
  const remove = (id: number) =>
    void act(
      `remove-${id}`,
      async () => (await run(DeskRemoveRecordedTestDocument, { business: business.id, id })).desk_remove_recorded_test,
    );
  return (
    <section aria-labelledby="patch-tests" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="patch-tests" className="font-semibold">
          Patch tests elsewhere
        </h3>
        {asked.size > 0 && (
          <RecordTest
            guest={{ id: guest.id, firstName: guest.first_name }}
            tests={[...asked].map(([id, name]) => ({ id, name }))}
          />
        )}
      </div>
      {recorded.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">
          If {guest.first_name} had a test at another salon, record it here. It counts like one of yours.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {recorded.map(({ id, test, tested_on: day, done_by: by, note, recorded_by: member }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
                {test}, {formatDay(wallAt(day), { year: true })}
                <span className="block text-sm text-ink-soft">
                  {[by && `Done by ${by}`, note, `recorded by ${member}`].filter(Boolean).join('. ')}
                </span>
              </p>
              <IconButton
                label={`Remove the test of ${formatDay(wallAt(day), { year: true })}`}
                disabled={busy === `remove-${id}`}
                onClick={() => remove(id)}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
