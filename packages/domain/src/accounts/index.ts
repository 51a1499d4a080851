export { EMAIL_MAX, isEmail, normaliseEmail } from './email.ts';
export {
  type ChangePasswordForm,
  COMMON_PASSWORD_MESSAGE,
  changePasswordErrors,
  codeAddressErrors,
  codeErrors,
  deleteAccountErrors,
  type FieldErrors,
  forgotPasswordErrors,
  type LoginForm,
  loginErrors,
  type NewGuestForm,
  newEmailErrors,
  newGuestErrors,
  PASSWORD_RULE_MESSAGE,
  type ProfileForm,
  profileErrors,
  type ResetPasswordForm,
  resetPasswordErrors,
  type SignUpForm,
  type SocialSignUpForm,
  signInCodeErrors,
  signUpErrors,
  socialSignUpErrors,
  TERMS_MESSAGE,
  VALID_EMAIL_MESSAGE,
} from './forms.ts';
export {
  CODE_DIGITS,
  CODE_SECONDS,
  CODE_TRIES,
  codeDigits,
  RESEND_SECONDS,
  resendIn,
  SIGN_UP_SECONDS,
} from './one-time-code.ts';
export { isCommonPassword, isStrongPassword, PASSWORD_LEAST, PASSWORD_MOST } from './password.ts';
export {
  GENDERS,
  type Gender,
  isBirthday,
  isName,
  NAME_MOST,
  normaliseName,
  PHONE_MESSAGE,
} from './person.ts';
export { groupPhone } from './phone.ts';
export {
  accountLimits,
  type EditedFieldName,
  eachProfileField,
  fieldsOfSection,
  PHONE_MAX,
  type ProfileColumn,
  type ProfileField,
  type ProfileFieldName,
  type ProfileTexts,
  profileColumn,
  profileColumnLimits,
  profileField,
  profileFieldErrors,
  profileFieldNames,
  profileFields,
} from './profile-fields.ts';
export { REGISTRATION_WORD } from './registration-word.ts';
export {
  BUSINESS_USER,
  canChangeCredentials,
  GUEST_ACCOUNT_MESSAGE,
  GUEST_USER,
  mayLoginAsGuest,
  type UserType,
} from './user-types.ts';
export {
  checkDisconnect,
  DISCONNECT_MESSAGES,
  type DisconnectRefusal,
  type WaysIn,
} from './ways-in.ts';
