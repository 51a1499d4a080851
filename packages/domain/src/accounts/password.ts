export const PASSWORD_LEAST = 8;
/** Long enough for any phrase, short enough that hashing it cannot be abused. */
export const PASSWORD_MOST = 256;

/** At least 8 characters with an upper-case and a lower-case letter, a digit and a special character. */
export function isStrongPassword(password: string): boolean {
  const length = Array.from(password).length;
  return (
    length >= PASSWORD_LEAST &&
    length <= PASSWORD_MOST &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Nd}/u.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function unmask(text: string): string {
  return Array.from(text, (character) => LOOKALIKES[character] ?? character).join('');
}

/**
 * Whether a password is one of the common ones (a set of lower-case words), literally or disguised to pass the strength
 * rule: 'P@ssw0rd1!' is still 'password'.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unmaskedStem = unmask(lower.replace(/[\d\W_]+$/u, ''));
  return [lower, bare, unmask(lower), unmaskedStem].some((form) => common.has(form));
}
