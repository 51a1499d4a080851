import { signUpErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { NewPasswordFields } from '@thyme/site/accounts/new-password-fields.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Checkbox } from '@thyme/ui';
import { RegisterGuestDocument } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { MobileField } from '../profile/mobile-field.tsx';
import { unreadableMobile, useMobile } from '../profile/use-mobile.ts';
import { registrationOf } from './registration.ts';
import { TermsBox } from './terms-box.tsx';

const blank = {
  first_name: '',
  last_name: '',
  email: '',
  mobile: '',
  password: '',
  password_confirmation: '',
  terms: false,
  news: false,
};

/** The login details that the guest has just chosen. */
export interface NewLogin {
  email: string;
  password: string;
}

export function SignUpForm({ onDone }: { onDone: (login: NewLogin) => unknown }) {
  const phone = useMobile();
  const { form, box, tick, values, pending, ready } = useForm({
    blank,
    validate: signUpErrors,
    async send(typed) {
      const mobile = await phone.read(typed.mobile);
      const { guestRegister } = await run(RegisterGuestDocument, await registrationOf(typed, mobile));
      accepted(guestRegister);
      notify.success('Registration successful!');
      await onDone({ email: typed.email.trim(), password: typed.password });
    },
    onFailure: (error, { first_name, last_name, email }) =>
      error !== unreadableMobile &&
      showFailure(error, {
        api: 'guestRegister',
        body: { first_name, last_name, email },
        warnings: ['email', 'mobile'],
      }),
  });
  return (
    <form {...form} aria-label="Sign up" className="grid gap-4.5">
      <NameFields box={box} />
      <EmailField {...box('email')} />
      <MobileField phone={phone} {...box('mobile')} />
      <NewPasswordFields
        password={box('password')}
        confirmation={box('password_confirmation')}
        typed={values.password}
      />
      <div>
        <TermsBox {...tick('terms')} />
        <Checkbox {...tick('news')} label={<span className="font-normal">Send me news from Thyme now and then</span>} />
      </div>
      <SubmitRow pending={pending} ready={ready}>
        Sign Up
      </SubmitRow>
    </form>
  );
}
