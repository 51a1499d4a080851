import { useQuery } from '@tanstack/react-query';
import { Button, Card, Checkbox, FieldError, TextField } from '@thyme/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DeskPersonMenuDocument, DeskSavePersonServicesDocument } from '../../../generated/graphql.ts';
import { LeaveGuard } from '../../../lib/changes/leave-guard.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { OwnFields } from '../../../lib/own-terms-errors.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import type { Person } from '../operations.ts';
import type { MenuService } from './operations.ts';
import { changedServices, draftOf, errorsOf, type ServiceTerms, servicesOf } from './person-services.ts';

/** Which services a person does, and where their price or duration is their own. */
export function ServicesCard({ person }: { person: Person }) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'person-menu'),
    queryFn: async () => (await run(DeskPersonMenuDocument, { business: business.id })).desk_menu,
  });
  if (!data) return null;
  const services = servicesOf(data);
  return services.length === 0 ? null : <Services person={person} services={services} />;
}

function Services({ person, services }: { person: Person; services: readonly MenuService[] }) {
  const { business } = useDesk();
  const saved = draftOf(services, person.id);
  const { values: draft, set, isDirty, undo, kept } = useDraft(saved);
  const { change, busy } = useChange();
  const [isChecked, setChecked] = useState(false);
  const errors = errorsOf(draft);
  const save = () => {
    setChecked(true);
    if (Object.keys(errors).length > 0) return;
    void change({
      api: 'desk_save_person_services',
      send: async () =>
        (
          await run(DeskSavePersonServicesDocument, {
            business: business.id,
            person: person.id,
            services: changedServices(draft, saved),
          })
        ).desk_save_person_services,
      onDone: kept,
    });
  };
  const count = services.filter(({ id }) => draft[id]?.does).length;
  return (
    <Card asChild>
      <form
        noValidate
        aria-labelledby="person-services"
        className="@container"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="person-services" className="display-22">
            Services
          </h2>
          <span className="text-sm text-ink-soft figures">
            {count} of {services.length}. Bold is {person.name}’s own.
          </span>
        </div>
        <p aria-hidden="true" className={clsx(COLUMNS, 'pb-1 text-center text-sm text-ink-soft')}>
          <span />
          <span>Minutes</span>
          <span>Price</span>
        </p>
        <ul>
          {services.map((service) => {
            const terms = draft[service.id];
            return (
              terms && (
                <Row
                  key={service.id}
                  service={service}
                  terms={terms}
                  errors={isChecked ? errors : {}}
                  onChange={(next) => set(service.id, next)}
                />
              )
            );
          })}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty} busy={busy !== null} busyLabel="Saving…">
            Save the services
          </Button>
          {isDirty && (
            <Button variant="secondary" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
        <LeaveGuard when={isDirty && busy === null} />
      </form>
    </Card>
  );
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_4.75rem_6rem] gap-2';

interface RowProps {
  service: MenuService;
  terms: ServiceTerms;
  errors: ReturnType<typeof errorsOf>;
  onChange: (terms: ServiceTerms) => void;
}

function Row({ service, terms, errors, onChange }: RowProps) {
  const { name, pricings } = service;
  const { does, own } = terms;
  const set = (id: number, fields: Partial<OwnFields>) =>
    onChange({ ...terms, own: { ...own, [id]: { price: '', duration: '', ...own[id], ...fields } } });
  // The price without a label is on the line of the service.
  const onLine = pricings.find(({ label }) => label === '');
  const check = (
    <Checkbox
      label={name}
      checked={does}
      onChange={(event) => onChange({ ...terms, does: event.currentTarget.checked })}
    />
  );
  return (
    <li className="border-t border-line py-1.5">
      {!onLine && check}
      {pricings.map((pricing) => (
        <div key={pricing.id}>
          <div className={clsx(COLUMNS, 'items-center py-0.5')}>
            {pricing === onLine ? (
              check
            ) : (
              <span className={clsx('truncate pl-9 text-sm', does ? 'text-ink-soft' : 'text-ink-faint')}>
                {pricing.label}
              </span>
            )}
            <TermsFields
              name={pricing.label ? `${name}, ${pricing.label}` : name}
              pricing={pricing}
              fields={own[pricing.id] ?? { price: '', duration: '' }}
              isOff={!does}
              onChange={(fields) => set(pricing.id, fields)}
            />
          </div>
          {Object.values(errors[pricing.id] ?? {}).map((message) => (
            <FieldError key={message}>{message}</FieldError>
          ))}
        </div>
      ))}
    </li>
  );
}

interface TermsProps {
  /** The service, with the label of its price. */
  name: string;
  pricing: MenuService['pricings'][number];
  fields: OwnFields;
  isOff: boolean;
  onChange: (fields: Partial<OwnFields>) => void;
}

const look = (text: string) =>
  clsx('h-11! px-2! text-center figures', text.trim() !== '' && 'border-thyme-700! bg-thyme-100 font-semibold');

/** Empty fields show the service's own terms in grey. */
function TermsFields({ name, pricing, fields: { price, duration }, isOff, onChange }: TermsProps) {
  const money = useMoney();
  return (
    <>
      <TextField
        hideLabel
        label={`${name}, minutes`}
        inputMode="numeric"
        autoComplete="off"
        disabled={isOff}
        placeholder={String(pricing.duration)}
        value={duration}
        inputClassName={look(duration)}
        onChange={(event) => onChange({ duration: event.currentTarget.value.replace(/\D/g, '') })}
      />
      <TextField
        hideLabel
        label={`${name}, price`}
        inputMode="decimal"
        autoComplete="off"
        disabled={isOff}
        placeholder={money(pricing.price)}
        value={price}
        inputClassName={look(price)}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
      />
    </>
  );
}
