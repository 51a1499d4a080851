import { z } from 'zod';

export const port = z.coerce.number().int().min(0).max(65_535);
export const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
/** Tokens are compared with it character by character, so a trailing slash is kept. */
export const issuer = z.url({ protocol: /^https?$/ });
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const text = z.string().min(1).max(400);
export const endpoint = z.union([z.string().regex(/^\/[\w\-/]*$/), z.url({ protocol: /^https?$/ })]);

export function origins() {
  return z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin));
}

export function trustProxy() {
  return z
    .string()
    .default('off')
    .transform((value): boolean | number | string => {
      if (value === 'off' || value === 'on') return value === 'on';
      return /^\d+$/.test(value) ? Number(value) : value;
    })
    .refine((value) => typeof value !== 'string' || /^[\da-f.:/,\s]+$/i.test(value));
}

export function addresses(pattern: RegExp) {
  return z
    .string()
    .optional()
    .transform((value) =>
      (value ?? '')
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every((address) => pattern.test(address)));
}
