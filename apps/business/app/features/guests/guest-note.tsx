import { useQuery } from '@tanstack/react-query';
import { guestLimits, MOST_TAGS, tidyTags } from '@thyme/domain/guests';
import { Button, IconButton, TextArea, TextField } from '@thyme/ui';
import { Lock, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { DeskGuestTagsDocument, DeskNoteGuestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import { BirthdayField } from './birthday-field.tsx';
import type { Guest } from './operations.ts';

/** Private notes about a guest. */
export function GuestNote({ guest }: { guest: Guest }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [note, setNote] = useState(guest.note);
  const [allergies, setAllergies] = useState(guest.allergies);
  const [tags, setTags] = useState<readonly string[]>(guest.tags);
  const [birthday, setBirthday] = useState(guest.birthday ?? '');
  const isChanged =
    note.trim() !== guest.note ||
    allergies.trim() !== guest.allergies ||
    tags.join('\n') !== guest.tags.join('\n') ||
    birthday !== (guest.birthday ?? '');
  const save = () =>
    void act(
      'note',
      async () =>
        (
          await run(DeskNoteGuestDocument, {
            business: business.id,
            guest: guest.id,
            note,
            allergies: allergies.trim(),
            tags: [...tags],
            birthday,
          })
        ).desk_note_guest,
    );
  const undo = () => {
    setNote(guest.note);
    setAllergies(guest.allergies);
    setTags(guest.tags);
    setBirthday(guest.birthday ?? '');
  };
  return (
    <section aria-labelledby="private-notes" className="grid gap-4">
      <h3 id="private-notes" className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4" /> Private
        <span className="text-sm font-normal text-ink-soft">Only your team sees this.</span>
      </h3>
      <TextField
        label="Allergies and sensitivities"
        hint="Shown in red on every appointment."
        maxLength={guestLimits.allergies}
        value={allergies}
        onChange={(event) => setAllergies(event.currentTarget.value)}
      />
      <TagField tags={tags} onChange={setTags} />
      <BirthdayField value={birthday} onChange={setBirthday} />
      <TextArea
        label="Private notes"
        rows={3}
        maxLength={guestLimits.note}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isChanged && (
        <div className="flex gap-3">
          <Button size="sm" busy={busy === 'note'} onClick={save}>
            Save
          </Button>
          <Button size="sm" variant="secondary" onClick={undo}>
            Undo
          </Button>
        </div>
      )}
    </section>
  );
}

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Removable tags, a field for a new one, and suggestions from the shop's other tags. */
function TagField({ tags, onChange }: TagFieldProps) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const { data: used = [] } = useQuery({
    queryKey: deskKey(business.id, 'guest-tags'),
    queryFn: async () => (await run(DeskGuestTagsDocument, { business: business.id })).desk_guest_tags,
  });
  const add = (tag: string) => {
    const next = tidyTags([...tags, tag]);
    if (!next.ok) return;
    onChange(next.value);
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className="grid gap-2">
      {tags.length > 0 && (
        <ul aria-label="Tags of this guest" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-full border border-line bg-paper pl-3 text-sm font-medium"
            >
              {tag}
              <IconButton
                label={`Remove ${tag}`}
                className="size-9"
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MOST_TAGS && (
        <TextField
          label="Tags"
          hint="Press Enter after each: VIP, colour club, student."
          maxLength={guestLimits.tag}
          list={listId}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      )}
      <datalist id={listId}>
        {used
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  );
}
