import { z } from 'zod';

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

/** The message for a value that a schema refuses without its own message. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return tooBig(String(issue.origin), Number(issue.maximum));
    case 'too_small':
      return tooSmall(String(issue.origin), Number(issue.minimum));
    case 'invalid_value':
      return `Please choose ${listed(issue.values.map((value) => String(value)))}.`;
    case 'invalid_type':
      return missingOf(String(issue.expected));
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? 'Please use at most two decimals.' : `Please use steps of ${issue.divisor}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address.' : 'Please check the format of this.';
    default:
      return 'Please check this value.';
  }
}

const figure = (value: number) => value.toLocaleString('en-IE');

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Please use at most ${figure(most)} characters.`;
  if (origin === 'array') return `Please send at most ${figure(most)} of these.`;
  return `Please enter at most ${figure(most)}.`;
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least === 1 ? 'Please fill this in.' : `Please use at least ${least} characters.`;
  if (origin === 'array') return least === 1 ? 'Please choose at least one.' : `Please choose at least ${least}.`;
  return `Please enter at least ${figure(least)}.`;
}

function missingOf(type: string): string {
  if (type === 'int' || type === 'number')
    return type === 'int' ? 'Please enter a whole number.' : 'Please enter a number.';
  return 'Please fill this in.';
}

function listed(values: readonly string[]): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

/** Replaces the library's default messages in all schemas of this process. */
export function usePlainMessages(): void {
  z.config({ customError: validationMessage });
}
