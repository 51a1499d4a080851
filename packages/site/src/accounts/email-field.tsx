import { TextField, type TextFieldProps } from '@thyme/ui';

/** A text field for an email address, with the keyboard and the autofill that belong to it. */
export function EmailField({ label = 'Email', autoComplete = 'username', ...field }: Partial<TextFieldProps>) {
  return (
    <TextField
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  );
}
