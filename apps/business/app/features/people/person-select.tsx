import { Select } from '@thyme/ui';

interface PersonSelectProps {
  label: string;
  people: readonly { id: number; name: string }[];
  /** The chosen id as text; empty before a choice. */
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}

export function PersonSelect({ label, people, value, error, onChange }: PersonSelectProps) {
  return (
    <Select label={label} value={value} error={error} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">Choose a person</option>
      {people.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </Select>
  );
}
