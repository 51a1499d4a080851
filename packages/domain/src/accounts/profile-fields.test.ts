import { describe, expect, it } from 'vitest';
import {
  eachProfileField,
  fieldsOfSection,
  type ProfileFieldName,
  profileFieldErrors,
  profileFieldNames,
  profileFields,
} from './profile-fields.ts';

const errorOf = (name: ProfileFieldName, text: string) => profileFieldErrors({ [name]: text })[name];

describe('the fields of a profile', () => {
  it.each(profileFieldNames.filter((name) => !['choice', 'country'].includes(profileFields[name].kind)))(
    '%s may have as many characters as its limit says, and no more',
    (name) => {
      const { max } = profileFields[name];
      expect(errorOf(name, 'x'.repeat(max))).toBeUndefined();
      expect(errorOf(name, 'x'.repeat(max + 1))).toBe(`Please use at most ${max} characters`);
    },
  );

  it('the longest option of a choice fits into the table', () => {
    const { options, max } = profileFields.gender;
    expect(Math.max(...options.map((option) => option.length))).toBeLessThanOrEqual(max);
  });

  it.each(['Robot', 'female'])('[ACCOUNT-021] %s is not a listed gender', (gender) => {
    expect(errorOf('gender', gender)).toBe('Please choose one of the options');
  });

  it('a country has two capital letters', () => {
    expect(errorOf('country', 'IE')).toBeUndefined();
    for (const text of ['Ireland', 'iE', 'xIE', 'IEx'])
      expect(errorOf('country', text)).toBe('Please choose a country');
  });

  it.each(profileFieldNames)('%s may be empty', (name) => {
    expect(errorOf(name, ' ')).toBeUndefined();
  });

  it('are in two sections of the edit dialog, in order', () => {
    expect(fieldsOfSection('basics')).toEqual(['additional_mobile', 'gender']);
    expect(fieldsOfSection('address')).toEqual(['eir_code', 'country', 'address', 'suite']);
    expect(eachProfileField((name) => name.length)).toMatchObject({ suite: 5, client_info: 11 });
  });
});
