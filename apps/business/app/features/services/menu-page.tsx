import { useQuery } from '@tanstack/react-query';
import { count } from '@thyme/site/format.ts';
import { BasketDrawing, Button, Card, Dialog, DialogContent, EmptyState } from '@thyme/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { DeskMenuDocument, DeskOrderMenuDocument, DeskSetServiceActiveDocument } from '../../generated/graphql.ts';
import { useUnsaved } from '../../lib/changes/leave-guard.tsx';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { usePanelFocus } from '../../lib/focus/use-panel-focus.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useWide } from '../../lib/use-wide.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { moveCategory, moveService, type Order, orderOf, placeService } from './menu-order.ts';
import type { Category, Service } from './operations.ts';
import { draftOf, newDraft, type ServiceDraft } from './service-draft.ts';
import { ServiceEditor } from './service-editor.tsx';

/** All services in the order of the page, with the selected one beside the list. */
export function MenuPage({ head }: { head: (note: ReactNode, actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'menu'),
    queryFn: () => run(DeskMenuDocument, { business: business.id }),
  });
  const [draft, setDraft] = useState<ServiceDraft | null>(null);
  const { onDirty, leave, question: leaving } = useUnsaved();
  const look = (next: ServiceDraft | null) => leave(() => setDraft(next));
  const panel = usePanelFocus(draft ? `${draft.id} ${draft.categoryId}` : null);
  const [category, setCategory] = useState<Category | 'new' | null>(null);
  const { change, busy, question, dismiss } = useChange();
  if (!data)
    return (
      <>
        {head(null, null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const { desk_menu: categories } = data;
  const shop = { ...data.desk_shop, rooms: data.desk_rooms };
  const order = (next: Order) =>
    void change({
      api: 'desk_order_menu',
      send: async () => (await run(DeskOrderMenuDocument, { business: business.id, categories: next })).desk_order_menu,
    });
  const setActive = ({ id }: Service, active: boolean) =>
    void change({
      api: 'desk_set_service_active',
      send: async (decisions) =>
        (await run(DeskSetServiceActiveDocument, { business: business.id, id, active, decisions }))
          .desk_set_service_active,
    });
  const all = categories.flatMap(({ services }) => services);
  const classes = all.filter(({ kind }) => kind !== 'service').length;
  const note = `${count(all.length - classes, 'service')}, ${count(classes, 'class or course', 'classes and courses')}`;
  const first = categories[0];
  return (
    <>
      {head(
        note,
        <>
          <Button size="sm" variant="secondary" onClick={() => setCategory('new')}>
            Add a category
          </Button>
          <Button size="sm" disabled={!first} onClick={() => first && look(newDraft(first.id, 'service'))}>
            <Plus aria-hidden="true" className="size-5" />
            Add a service
          </Button>
          <Button
            size="sm"
            variant="add-plum"
            disabled={!first}
            onClick={() => first && look(newDraft(categories.at(-1)?.id ?? first.id, 'class'))}
          >
            <Plus aria-hidden="true" className="size-5" />
            Class or course
          </Button>
        </>,
      )}
      <div className={clsx('grid items-start gap-6', draft && 'lg:grid-cols-[minmax(0,1fr)_26rem]')}>
        <div className="grid gap-4">
          {categories.length === 0 && (
            <EmptyState
              level={2}
              picture={<BasketDrawing />}
              title="Nothing to book yet"
              action={<Button onClick={() => setCategory('new')}>Add a category</Button>}
            >
              Start with a category, such as Colour, and add your services to it.
            </EmptyState>
          )}
          {categories.map((one) => (
            <CategoryCard
              key={one.id}
              category={one}
              shop={shop}
              chosenId={draft?.id ?? null}
              onChoose={(service) => service.id !== draft?.id && look(draftOf(service, one.id))}
              onAdd={(kind) => look(newDraft(one.id, kind))}
              onEdit={() => setCategory(one)}
              onMove={(step) => order(moveCategory(orderOf(categories), one.id, step))}
              onActive={setActive}
              onMoveService={(id, step) => order(moveService(orderOf(categories), id, step))}
              onDropService={(id, beforeId) =>
                order(placeService(orderOf(categories), id, { categoryId: one.id, beforeId }))
              }
            />
          ))}
        </div>
        {draft && (
          <Beside panel={panel} title={draft.id === null ? 'New' : draft.name} onClose={() => look(null)}>
            <ServiceEditor
              key={`${draft.id}-${draft.kind === 'service'}-${draft.categoryId}`}
              saved={draft}
              categories={categories}
              shop={shop}
              onSaved={() => setDraft(null)}
              onCancel={() => look(null)}
              onDirty={onDirty}
            />
          </Beside>
        )}
      </div>
      {leaving}
      <CategoryDialog category={category} onClose={() => setCategory(null)} />
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
    </>
  );
}

interface BesideProps {
  panel: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list if there is room, otherwise as a drawer. */
function Beside({ panel, title, onClose, children }: BesideProps) {
  const isWide = useWide();
  if (isWide)
    return (
      <Card asChild padding="md" className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto">
        <aside ref={panel} tabIndex={-1} aria-label={title} className="outline-none">
          <h2 className="display-22 mb-4">{title}</h2>
          {children}
        </aside>
      </Card>
    );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title}>{children}</DialogContent>
    </Dialog>
  );
}
