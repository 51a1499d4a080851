import { PATCH_TEST_DEFAULTS, patchTestLimits } from '@thyme/domain/services';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Card, Dialog, IconButton, Select, TextField } from '@thyme/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeskRemovePatchTestDocument, DeskSavePatchTestDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { MenuCategory, PatchTest } from './operations.ts';
import { validityWords } from './patch-test-words.ts';

interface PatchTestsCardProps {
  tests: readonly PatchTest[];
  menu: readonly MenuCategory[];
}

/** Which services need a patch test. Guests cannot book without one; the desk is only warned. */
export function PatchTestsCard({ tests, menu }: PatchTestsCardProps) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const [edited, setEdited] = useState<PatchTest | 'new' | null>(null);
  const services = menu.flatMap((category) => category.services).filter(({ kind }) => kind === 'service');
  const remove = (test: PatchTest) =>
    void change({
      api: 'desk_remove_patch_test',
      send: async () =>
        (await run(DeskRemovePatchTestDocument, { business: business.id, service: test.service_id }))
          .desk_remove_patch_test,
    });
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="patch-tests">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="patch-tests" className="display-22">
            Patch tests
          </h2>
          <Button size="sm" variant="secondary" disabled={services.length < 2} onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-5" /> Add a patch test
          </Button>
        </div>
        {tests.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            If a service needs a patch test first, add it here. Guests without a valid test are offered the test when
            they book. At the desk you’re only warned.
          </p>
        ) : (
          <ul className="mt-3 divide-y divide-line">
            {tests.map((test) => (
              <li key={test.service_id} className="flex items-center gap-3 py-2">
                <p className="min-w-0 flex-1 leading-snug">
                  <b className="font-semibold">{test.service}</b> needs “{test.test}” first
                  <span className="block text-sm text-ink-soft">
                    At least {test.hours_before} hours before, valid for {validityWords(test.valid_days)}
                  </span>
                </p>
                <IconButton label={`Edit the patch test for ${test.service}`} onClick={() => setEdited(test)}>
                  <Pencil aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={`Remove the patch test for ${test.service}`}
                  disabled={busy !== null}
                  onClick={() => remove(test)}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && setEdited(null)}>
          {edited && (
            <PatchTestDialog
              saved={edited === 'new' ? null : edited}
              services={services.filter(
                ({ id, active }) => active && (edited === 'new' ? !tests.some((test) => test.service_id === id) : true),
              )}
              all={services.filter(({ active }) => active)}
              onDone={() => setEdited(null)}
            />
          )}
        </Dialog>
      </section>
    </Card>
  );
}

type Service = MenuCategory['services'][number];

interface PatchTestDialogProps {
  saved: PatchTest | null;
  services: readonly Service[];
  all: readonly Service[];
  onDone: () => void;
}

function PatchTestDialog({ saved, services, all, onDone }: PatchTestDialogProps) {
  const { business } = useDesk();
  const { change, busy, errors } = useChange();
  const [service, setService] = useState(saved?.service_id ?? 0);
  const [test, setTest] = useState(saved?.test_service_id ?? 0);
  const [hours, setHours] = useState(String(saved?.hours_before ?? PATCH_TEST_DEFAULTS.hoursBefore));
  const [days, setDays] = useState(String(saved?.valid_days ?? PATCH_TEST_DEFAULTS.validDays));
  const save = () =>
    change({
      api: 'desk_save_patch_test',
      send: async () =>
        (
          await run(DeskSavePatchTestDocument, {
            business: business.id,
            service,
            test,
            hours: Number(hours),
            days: Number(days),
          })
        ).desk_save_patch_test,
      onDone,
    });
  return (
    <ActionDialog
      title={saved ? `Patch test for ${saved.service}` : 'Add a patch test'}
      width="slim"
      close="Cancel"
      action="Save"
      busy={busy !== null}
      disabled={service === 0 || test === 0 || service === test}
      onAct={save}
    >
      <div className="grid gap-4">
        {!saved && (
          <Select
            label="Service"
            value={String(service)}
            onChange={(event) => setService(Number(event.currentTarget.value))}
          >
            <option value="0">Choose a service</option>
            {services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Select
          label="Needs this test"
          value={String(test)}
          onChange={(event) => setTest(Number(event.currentTarget.value))}
        >
          <option value="0">Choose the test</option>
          {all
            .filter(({ id }) => id !== service)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
        <TextField
          label="At least this many hours before"
          type="number"
          inputMode="numeric"
          min={patchTestLimits.hoursBefore.least}
          max={patchTestLimits.hoursBefore.most}
          error={errors.hours_before}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
        <TextField
          label="Valid for (days)"
          type="number"
          inputMode="numeric"
          min={patchTestLimits.validDays.least}
          max={patchTestLimits.validDays.most}
          hint={Number(days) > 0 ? validityWords(Number(days)) : undefined}
          error={errors.valid_days}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
    </ActionDialog>
  );
}
