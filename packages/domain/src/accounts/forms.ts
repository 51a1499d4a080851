import { isEmail } from './email.ts';
import { CODE_DIGITS, isCode } from './one-time-code.ts';
import { isStrongPassword } from './password.ts';
import { isName, NAME_MOST, normaliseName } from './person.ts';

/** Messages by API field name; an empty object is a valid form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export const PASSWORD_RULE_MESSAGE =
  'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number, and one special case Character';
export const COMMON_PASSWORD_MESSAGE = 'This password is used too often, please choose another one';
export const TERMS_MESSAGE = 'Accept Terms & privacy policy';
export const VALID_EMAIL_MESSAGE = 'Please enter a valid Email Address!';

const isEmpty = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

function set<Field extends string>(errors: FieldErrors<Field>, field: Field, message: string | undefined): void {
  if (message !== undefined) errors[field] = message;
}

function nameError(name: string, required: string): string | undefined {
  if (normaliseName(name) === '') return required;
  return isName(name) ? undefined : `Please use at most ${NAME_MOST} characters`;
}

function newPasswordError(password: string): string | undefined {
  if (password === '') return 'Please Enter your password';
  return isStrongPassword(password) ? undefined : PASSWORD_RULE_MESSAGE;
}

function confirmationError(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return 'Confirm Password is required';
  return confirmation === password ? undefined : 'Confirm Password does not match';
}

function emailError(email: string, required: string, format: string): string | undefined {
  if (isEmpty(email)) return required;
  return isEmail(email) ? undefined : format;
}

export type SignUpForm = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly terms: boolean;
};

export function signUpErrors(form: SignUpForm): FieldErrors<keyof SignUpForm> {
  const errors: FieldErrors<keyof SignUpForm> = {};
  set(errors, 'first_name', nameError(form.first_name, 'First name is required'));
  set(errors, 'last_name', nameError(form.last_name, 'Last name is required'));
  set(errors, 'email', emailError(form.email, 'Email is required', 'Email should have correct format'));
  set(errors, 'password', newPasswordError(form.password));
  set(errors, 'password_confirmation', confirmationError(form.password, form.password_confirmation));
  set(errors, 'terms', form.terms ? undefined : TERMS_MESSAGE);
  return errors;
}

export type LoginForm = { readonly username: string; readonly password: string };

export function loginErrors(form: LoginForm): FieldErrors<keyof LoginForm> {
  const errors: FieldErrors<keyof LoginForm> = {};
  set(errors, 'username', emailError(form.username, 'Email is a required', VALID_EMAIL_MESSAGE));
  set(errors, 'password', form.password === '' ? 'Please Enter your password' : undefined);
  return errors;
}

export type SocialSignUpForm = Pick<SignUpForm, 'first_name' | 'last_name' | 'terms'> & {
  /** Required if the provider gives none. */
  readonly email?: string;
};

export function socialSignUpErrors(form: SocialSignUpForm): FieldErrors<keyof SocialSignUpForm> {
  const errors: FieldErrors<keyof SocialSignUpForm> = {};
  set(errors, 'first_name', nameError(form.first_name, 'Please enter first name!'));
  set(errors, 'last_name', nameError(form.last_name, 'Please enter last name!'));
  if (form.email !== undefined)
    set(errors, 'email', emailError(form.email, 'Email is required', 'Email should have correct format'));
  set(errors, 'terms', form.terms ? undefined : TERMS_MESSAGE);
  return errors;
}

export function forgotPasswordErrors(form: { readonly email: string }): FieldErrors<'email'> {
  const errors: FieldErrors<'email'> = {};
  set(errors, 'email', emailError(form.email, "Email field can't be empty", VALID_EMAIL_MESSAGE));
  return errors;
}

export type ResetPasswordForm = Pick<SignUpForm, 'email' | 'password' | 'password_confirmation'>;

export function resetPasswordErrors(form: ResetPasswordForm): FieldErrors<keyof ResetPasswordForm> {
  const errors: FieldErrors<keyof ResetPasswordForm> = {};
  set(errors, 'email', emailError(form.email, 'Email is required', 'Email should have correct format'));
  set(errors, 'password', newPasswordError(form.password));
  set(errors, 'password_confirmation', confirmationError(form.password, form.password_confirmation));
  return errors;
}

/** The address that a sign-in code is sent to. */
export function codeAddressErrors(form: { readonly email: string }): FieldErrors<'email'> {
  const errors: FieldErrors<'email'> = {};
  set(errors, 'email', emailError(form.email, 'Email is required', VALID_EMAIL_MESSAGE));
  return errors;
}

export function signInCodeErrors(form: { readonly code: string }): FieldErrors<'code'> {
  return isCode(form.code) ? {} : { code: `Enter the ${CODE_DIGITS} digits from the email` };
}

export type NewGuestForm = Pick<SignUpForm, 'first_name' | 'last_name' | 'terms'>;

/** What a new guest enters after the code. */
export function newGuestErrors(form: NewGuestForm): FieldErrors<keyof NewGuestForm> {
  const errors: FieldErrors<keyof NewGuestForm> = {};
  set(errors, 'first_name', nameError(form.first_name, 'First name is required'));
  set(errors, 'last_name', nameError(form.last_name, 'Last name is required'));
  set(errors, 'terms', form.terms ? undefined : TERMS_MESSAGE);
  return errors;
}

export type ChangePasswordForm = {
  readonly old_password: string;
  readonly password: string;
  readonly password_confirmation: string;
};

/** A guest who has no password yet sets the first one without an old one. */
export function changePasswordErrors(
  form: ChangePasswordForm,
  hasPassword = true,
): FieldErrors<keyof ChangePasswordForm> {
  const errors: FieldErrors<keyof ChangePasswordForm> = {};
  set(errors, 'old_password', hasPassword && form.old_password === '' ? 'Please Enter your old password' : undefined);
  set(errors, 'password', newPasswordError(form.password));
  set(errors, 'password_confirmation', confirmationError(form.password, form.password_confirmation));
  return errors;
}

export function newEmailErrors(form: { readonly email: string }): FieldErrors<'email'> {
  const errors: FieldErrors<'email'> = {};
  set(errors, 'email', emailError(form.email, 'Email is required', 'Invalid email format'));
  return errors;
}

export function codeErrors(form: { readonly otp_code: string }): FieldErrors<'otp_code'> {
  const code = form.otp_code.trim();
  if (code === '') return { otp_code: 'OTP is required' };
  return code.length < 4 ? { otp_code: 'OTP must be at least 4 characters' } : {};
}

export type ProfileForm = { readonly first_name: string; readonly last_name: string; readonly mobile: string };

/** In the order of the form, so that the first error's field can be focused. */
export function profileErrors(form: ProfileForm): FieldErrors<keyof ProfileForm> {
  const errors: FieldErrors<keyof ProfileForm> = {};
  set(errors, 'first_name', nameError(form.first_name, 'Please enter first name!'));
  set(errors, 'last_name', nameError(form.last_name, 'Please enter last name!'));
  set(errors, 'mobile', isEmpty(form.mobile) ? 'Please enter mobile number!' : undefined);
  return errors;
}

export function deleteAccountErrors(form: { readonly email: string }): FieldErrors<'email'> {
  const errors: FieldErrors<'email'> = {};
  set(errors, 'email', emailError(form.email, 'Please enter email address of this account!', VALID_EMAIL_MESSAGE));
  return errors;
}
