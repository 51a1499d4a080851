import { TextField } from '@thyme/ui';

type Box = { name: string; defaultValue: string; error: string | undefined };

/** First and last name, side by side where there is room. */
export function NameFields({ box }: { box: (name: 'first_name' | 'last_name') => Box }) {
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextField {...box('first_name')} label="First name" autoComplete="given-name" />
      <TextField {...box('last_name')} label="Last name" autoComplete="family-name" />
    </div>
  );
}
