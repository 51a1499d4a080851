import { describe, expect, it } from 'vitest';
import {
  changePasswordErrors,
  codeAddressErrors,
  codeDigits,
  codeErrors,
  deleteAccountErrors,
  forgotPasswordErrors,
  loginErrors,
  newEmailErrors,
  newGuestErrors,
  PASSWORD_RULE_MESSAGE,
  profileErrors,
  resetPasswordErrors,
  signInCodeErrors,
  signUpErrors,
  socialSignUpErrors,
} from './index.ts';

const password = 'Lavender7!';
const signUp = {
  first_name: 'Aoife',
  last_name: 'Byrne',
  email: 'aoife@example.ie',
  password,
  password_confirmation: password,
  terms: true,
};

describe('sign-up', () => {
  it('accepts a complete form', () => {
    expect(signUpErrors(signUp)).toEqual({});
  });

  it.each([
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'aoife@example' }, { email: 'Email should have correct format' }],
    [
      { password: '', password_confirmation: '' },
      { password: 'Please Enter your password', password_confirmation: 'Confirm Password is required' },
    ],
    [{ password: 'lavender', password_confirmation: 'lavender' }, { password: PASSWORD_RULE_MESSAGE }],
    [{ password_confirmation: '' }, { password_confirmation: 'Confirm Password is required' }],
    [{ password_confirmation: 'Lavender7?' }, { password_confirmation: 'Confirm Password does not match' }],
    [{ terms: false }, { terms: 'Accept Terms & privacy policy' }],
    [{ first_name: 'x'.repeat(10_000) }, { first_name: 'Please use at most 100 characters' }],
  ])('%#', (changes, errors) => {
    expect(signUpErrors({ ...signUp, ...changes })).toEqual(errors);
  });

  it('words the strength rule as specified', () => {
    expect(PASSWORD_RULE_MESSAGE).toBe(
      'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character',
    );
  });
});

describe('the other forms', () => {
  it.each([
    [
      'login',
      () => loginErrors({ username: '', password: '' }),
      { username: 'Email is a required', password: 'Please Enter your password' },
    ],
    [
      'login, odd address',
      () => loginErrors({ username: 'aoife', password: 'x' }),
      { username: 'Please enter a valid Email Address!' },
    ],
    ['login, fine', () => loginErrors({ username: 'a@b.ie', password: 'x' }), {}],
    [
      'social sign-up',
      () => socialSignUpErrors({ first_name: '', last_name: '', terms: false }),
      {
        first_name: 'Please enter first name!',
        last_name: 'Please enter last name!',
        terms: 'Accept Terms & privacy policy',
      },
    ],
    [
      'social sign-up without an address from the provider',
      () => socialSignUpErrors({ first_name: 'Ana', last_name: 'Ruiz', terms: true, email: 'a' }),
      { email: 'Email should have correct format' },
    ],
    ['forgotten password', () => forgotPasswordErrors({ email: '' }), { email: "Email field can't be empty" }],
    [
      'forgotten password, odd address',
      () => forgotPasswordErrors({ email: 'a' }),
      { email: 'Please enter a valid Email Address!' },
    ],
    [
      'new password by link',
      () => resetPasswordErrors({ email: '', password: 'x', password_confirmation: 'y' }),
      {
        email: 'Email is required',
        password: PASSWORD_RULE_MESSAGE,
        password_confirmation: 'Confirm Password does not match',
      },
    ],
    [
      'change of password',
      () => changePasswordErrors({ old_password: '', password: 'short', password_confirmation: '' }),
      {
        old_password: 'Please Enter your old password',
        password: PASSWORD_RULE_MESSAGE,
        password_confirmation: 'Confirm Password is required',
      },
    ],
    [
      'change of password, fine',
      () => changePasswordErrors({ old_password: 'x', password, password_confirmation: password }),
      {},
    ],
    ['new e-mail', () => newEmailErrors({ email: '' }), { email: 'Email is required' }],
    ['new e-mail, odd', () => newEmailErrors({ email: 'a@b' }), { email: 'Invalid email format' }],
    ['code', () => codeErrors({ otp_code: ' ' }), { otp_code: 'OTP is required' }],
    ['code, short', () => codeErrors({ otp_code: '123' }), { otp_code: 'OTP must be at least 4 characters' }],
    ['code, fine', () => codeErrors({ otp_code: '1234' }), {}],
    [
      'profile',
      () => profileErrors({ first_name: '', last_name: '', mobile: ' ' }),
      {
        first_name: 'Please enter first name!',
        last_name: 'Please enter last name!',
        mobile: 'Please enter mobile number!',
      },
    ],
    ['leaving', () => deleteAccountErrors({ email: '' }), { email: 'Please enter email address of this account!' }],
    [
      'leaving, odd address',
      () => deleteAccountErrors({ email: 'x' }),
      { email: 'Please enter a valid Email Address!' },
    ],
  ])('%s', (_, errorsOf, expected) => {
    expect(errorsOf()).toEqual(expected);
  });

  it('errors of the profile come in the order of its fields', () => {
    expect(Object.keys(profileErrors({ first_name: '', last_name: '', mobile: '' }))).toEqual([
      'first_name',
      'last_name',
      'mobile',
    ]);
  });
});

describe('logging in with a code', () => {
  it.each(['123456', '123 456', ' 123-456 ', '123\u2011456'])('[AUTH-055] reads %j as 123456', (typed) => {
    expect(codeDigits(typed)).toBe('123456');
    expect(signInCodeErrors({ code: typed })).toEqual({});
  });

  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '<b>123456'])('[AUTH-055] %j is no code', (typed) => {
    expect(signInCodeErrors({ code: typed })).toEqual({ code: 'Enter the 6 digits from the email' });
  });

  it('[AUTH-053] needs an address, and a name and the terms of a new guest', () => {
    expect(codeAddressErrors({ email: ' ' })).toEqual({ email: 'Email is required' });
    expect(codeAddressErrors({ email: 'a@b' })).toEqual({ email: 'Please enter a valid Email Address!' });
    expect(Object.keys(newGuestErrors({ first_name: '', last_name: ' ', terms: false }))).toEqual([
      'first_name',
      'last_name',
      'terms',
    ]);
    expect(newGuestErrors(signUp)).toEqual({});
  });

  it('[ACCOUNT-050] a first password needs no old one', () => {
    const form = { old_password: '', password, password_confirmation: password };
    expect(changePasswordErrors(form, false)).toEqual({});
    expect(Object.keys(changePasswordErrors(form))).toEqual(['old_password']);
  });
});
