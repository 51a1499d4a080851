import { describe, expect, it } from 'vitest';
import type { Guest } from '../operations.ts';
import { movedWords } from './merge-record.ts';

const guest = (appointments: number, files: number) =>
  ({
    first_name: 'Orla',
    appointments: Array.from({ length: appointments }),
    files: Array.from({ length: files }),
  }) as unknown as Guest;

describe('what moves over when two guests are merged', () => {
  it.each([
    [2, 1, 'Orla’s 2 appointments and 1 file move over, with payments, vouchers and forms.'],
    [1, 0, 'Orla’s 1 appointment moves over, with payments, vouchers and forms.'],
    [0, 3, 'Orla’s 3 files move over.'],
    [0, 0, 'Orla has no appointments or files to move over.'],
  ])('[GUEST-010] %i appointments and %i files: %s', (appointments, files, words) => {
    expect(movedWords(guest(appointments, files))).toBe(words);
  });
});
