import { useQuery } from '@tanstack/react-query';
import { availabilityLimits } from '@thyme/domain/availability';
import { LANGUAGES, type Language, peopleLimits } from '@thyme/domain/people';
import { Button, Chip, FieldError, Select, TextArea, TextField } from '@thyme/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeskLoginsDocument, DeskSavePersonDocument } from '../../generated/graphql.ts';
import { LeaveGuard } from '../../lib/changes/leave-guard.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { Person } from './operations.ts';

const draftOf = (person: Person | null) => ({
  name: person?.name ?? '',
  title: person?.title ?? '',
  bio: person?.bio ?? '',
  languages: person?.languages ?? [],
  login: person?.staff_id == null ? '' : String(person.staff_id),
});

/** Languages in use here first, then the others alphabetically. */
const CODES = (Object.keys(LANGUAGES) as Language[]).sort((a, b) => LANGUAGES[a].localeCompare(LANGUAGES[b]));
const USUAL: readonly string[] = ['en', 'ga', 'pl', 'uk', 'pt'];

/** The public profile of a person, and their login. */
export function PersonForm({ person }: { person: Person | null }) {
  const { business } = useDesk();
  const navigate = useNavigate();
  const { values, set, isDirty, undo, kept } = useDraft(draftOf(person));
  const { change, busy, errors, setErrors } = useChange();
  const save = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (values.name.trim() === '') return setErrors({ name: 'Please enter the name that guests see.' });
    const { login, ...words } = values;
    void change({
      api: 'desk_save_person',
      send: async () =>
        (
          await run(DeskSavePersonDocument, {
            business: business.id,
            id: person?.id ?? null,
            ...words,
            staff_id: login === '' ? null : Number(login),
          })
        ).desk_save_person,
      onDone: ({ id }) => {
        kept();
        if (!person && id !== null) void navigate(`/team/${id}`, { replace: true });
      },
    });
  };
  return (
    <form noValidate onSubmit={save} aria-label="Profile" className="@container grid gap-4.5">
      <div className="grid gap-4.5 @min-[22rem]:grid-cols-2">
        <TextField
          label="Name guests see"
          autoComplete="off"
          maxLength={availabilityLimits.chairPerson}
          value={values.name}
          error={errors.name}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        <TextField
          label="Title"
          hint="What they do: Senior stylist."
          autoComplete="off"
          maxLength={peopleLimits.title}
          value={values.title}
          error={errors.title}
          onChange={(event) => set('title', event.currentTarget.value)}
        />
      </div>
      <TextArea
        label="About"
        rows={3}
        hint={`${values.bio.length} of ${peopleLimits.bio} characters`}
        value={values.bio}
        error={
          errors.bio ??
          (values.bio.length > peopleLimits.bio ? `Please use at most ${peopleLimits.bio} characters.` : undefined)
        }
        onChange={(event) => set('bio', event.currentTarget.value)}
      />
      <Languages chosen={values.languages} error={errors.languages} onChange={(next) => set('languages', next)} />
      <LoginChoice value={values.login} error={errors.staff_id} onChange={(next) => set('login', next)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy !== null} busyLabel="Saving…" disabled={person !== null && !isDirty}>
          {person ? 'Save' : 'Add'}
        </Button>
        {isDirty && person && (
          <Button variant="ghost" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      <LeaveGuard when={isDirty && busy === null} />
    </form>
  );
}

interface LanguagesProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (next: string[]) => void;
}

function Languages({ chosen, error, onChange }: LanguagesProps) {
  const [all, setAll] = useState(false);
  const isFull = chosen.length >= peopleLimits.languages;
  const shown = CODES.filter((code) => all || USUAL.includes(code) || chosen.includes(code));
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Languages</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((code) => (
          <Chip
            key={code}
            pressed={chosen.includes(code)}
            disabled={isFull && !chosen.includes(code)}
            onClick={() => toggle(code)}
          >
            {LANGUAGES[code]}
          </Chip>
        ))}
        {!all && (
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            More languages
          </Button>
        )}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

interface LoginProps {
  value: string;
  error: string | undefined;
  onChange: (next: string) => void;
}

/** Links a login to the person: the calendar then opens on their column. */
function LoginChoice({ value, error, onChange }: LoginProps) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'logins'),
    queryFn: async () => (await run(DeskLoginsDocument, { business: business.id })).desk_team.members,
  });
  return (
    <Select
      label="Login"
      hint="When they log in, the calendar opens on their own column."
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">None</option>
      {(data ?? []).map(({ user_id, first_name, last_name, email }) => (
        <option key={user_id} value={String(user_id)}>
          {first_name} {last_name} ({email})
        </option>
      ))}
    </Select>
  );
}
