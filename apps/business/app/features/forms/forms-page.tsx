import { useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { Badge, BasketDrawing, Button, Card, EmptyState } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskFormsDocument, DeskSetFormActiveDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { draftOf, newDraft } from './form-draft.ts';
import { FormEditor } from './form-editor.tsx';
import type { DeskForm, MenuCategory } from './operations.ts';
import { PatchTestsCard } from './patch-tests-card.tsx';

/** The forms of a shop and its patch tests. */
export function FormsPage({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const [edited, setEdited] = useState<DeskForm | 'new' | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'forms'),
    queryFn: () => run(DeskFormsDocument, { business: business.id }),
  });
  if (!data)
    return (
      <>
        {head(null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const { desk_forms: forms, desk_patch_tests: tests, desk_menu: menu } = data;
  if (edited)
    return (
      <>
        {head(null)}
        <Card padding="md" className="max-w-3xl" asChild>
          <section aria-label={edited === 'new' ? 'New form' : edited.title}>
            <h2 className="display-22 mb-4">{edited === 'new' ? 'New form' : edited.title}</h2>
            <FormEditor
              saved={edited === 'new' ? newDraft : draftOf(edited)}
              answered={edited === 'new' ? 0 : edited.answered}
              menu={menu}
              onDone={() => setEdited(null)}
            />
          </section>
        </Card>
      </>
    );
  return (
    <>
      {head(
        <Button size="sm" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-5" /> New form
        </Button>,
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {forms.length === 0 ? (
          <EmptyState
            level={2}
            picture={<BasketDrawing />}
            title="No forms yet"
            action={<Button onClick={() => setEdited('new')}>New form</Button>}
          >
            Ask what you need to know before a treatment, and get it signed.
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {forms.map((form) => (
              <FormCard key={form.id} form={form} menu={menu} onEdit={() => setEdited(form)} />
            ))}
          </ul>
        )}
        <PatchTestsCard tests={tests} menu={menu} />
      </div>
    </>
  );
}

const answeredWords = (times: number) =>
  times === 0 ? 'not answered yet' : times === 1 ? 'answered once' : `answered ${times} times`;

function FormCard({ form, menu, onEdit }: { form: DeskForm; menu: readonly MenuCategory[]; onEdit: () => void }) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const names = menu
    .flatMap(({ services }) => services)
    .filter(({ id }) => form.service_ids.includes(id))
    .map(({ name }) => name);
  const setActive = (active: boolean) =>
    void change({
      api: 'desk_set_form_active',
      send: async () =>
        (await run(DeskSetFormActiveDocument, { business: business.id, id: form.id, active })).desk_set_form_active,
    });
  return (
    <Card padding="md" asChild>
      <li>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="display-22 min-w-0 flex-1">{form.title}</h2>
          {!form.active && <Badge>Archived</Badge>}
          <Badge tone="neutral">Version {form.version}</Badge>
        </div>
        <p className="mt-1 text-ink-soft">
          {count(form.questions.length, 'question')}, {answeredWords(form.answered)}.{' '}
          {form.timing === 'booking' ? 'Asked when they book.' : 'Asked when they book, or before the appointment.'}
        </p>
        <p className="mt-1">{names.length > 0 ? `For ${names.join(', ')}` : 'Not asked for any service yet'}</p>
        <div className="mt-3 flex gap-3">
          <Button size="sm" variant="secondary" aria-label={`Edit ${form.title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={busy !== null}
            aria-label={`${form.active ? 'Archive' : 'Use again'}: ${form.title}`}
            onClick={() => setActive(!form.active)}
          >
            {form.active ? 'Archive' : 'Use again'}
          </Button>
        </div>
      </li>
    </Card>
  );
}
