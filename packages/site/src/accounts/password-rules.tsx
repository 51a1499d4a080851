import { PASSWORD_LEAST } from '@thyme/domain/accounts';
import { Check, Circle } from 'lucide-react';

/** The strength rule in parts, so that the missing part is visible. */
const rules = [
  { text: `${PASSWORD_LEAST} characters`, holds: (password: string) => Array.from(password).length >= PASSWORD_LEAST },
  { text: 'Upper and lower case', holds: (password: string) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) },
  { text: 'A number', holds: (password: string) => /\p{Nd}/u.test(password) },
  { text: 'A special character', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label="A password needs" className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
      {rules.map(({ text, holds }) => {
        const met = holds(password);
        const Mark = met ? Check : Circle;
        return (
          <li
            key={text}
            className={`flex items-center gap-1.5 ${met ? 'font-medium text-thyme-700' : 'text-ink-soft'}`}
          >
            <Mark aria-hidden="true" className="size-4!" />
            <span>
              {text}
              {met && <span className="sr-only">, done</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
