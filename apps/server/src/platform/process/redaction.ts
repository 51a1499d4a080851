const SECRET_KEY =
  /^(authorization|cookie|set-cookie|pass(word|wd|code)?(_confirmation)?|old_password|new_password|.*token|.*secret|hash|otp(_code)?|api_?key|card(_?number)?|cvc|cvv|iban|pan|voucher_code)$/i;
const REPLACEMENT = '[redacted]';

/** Removes bearer tokens, JWTs, card numbers and `password=…` pairs from free text. */
export function redactText(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${REPLACEMENT}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REPLACEMENT)
    .replace(
      /("?\b(?:password\w*|old_password|\w*token|\w*secret|otp_code|cvc|cvv|authorization)"?\s*[:=]\s*)("[^"]*"|[^\s,;&}]+)/gi,
      `$1"${REPLACEMENT}"`,
    )
    .replace(/\b(?:\d[ -]?){13,19}\b/g, (digits) => (isCardNumber(digits) ? REPLACEMENT : digits));
}

/** Redacts structured values; secrets are also recognised by field name. */
export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= 8) return REPLACEMENT;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redactValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET_KEY.test(key) ? REPLACEMENT : redactValue(item, depth + 1),
    ]),
  );
}

/** Redacts JSON inside a string by field, and any other string as text. */
export function redactJsonText(text: string): string {
  if (!/^\s*[[{]/.test(text)) return redactText(text);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return redactText(text);
  }
  return JSON.stringify(redactValue(parsed));
}

/** Redacts path segments that look like secrets, as in /reset-password/{token}. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path
    .split('/')
    .map((segment) => (/^[\w.~%-]{24,}$/.test(segment) && /\d/.test(segment) ? REPLACEMENT : segment))
    .join('/');
}

/** Luhn's check, so that a phone number or a long id is not mistaken for a card number. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 13) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    let digit = Number(digits[digits.length - 1 - index]);
    if (index % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}
