import { socialSignUpErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Note, TextField } from '@thyme/ui';
import { showFailure } from '../../../lib/failures.ts';
import { TermsBox } from '../registration/terms-box.tsx';
import { registerAndLogIn, type SocialPerson } from './social-login.ts';
import { providerNames } from './use-providers.ts';

/** Sign-up with Google or Facebook: shows what the provider sent, to be checked and agreed to. */
export function SocialSignUpForm({ person, onDone }: { person: SocialPerson; onDone: () => void }) {
  const { first_name, last_name, email } = person.profile;
  const { form, box, tick, pending, ready } = useForm({
    blank: { first_name, last_name, email: email ?? '', terms: false },
    validate: socialSignUpErrors,
    async send(typed) {
      await registerAndLogIn(person, typed);
      notify.success('Registration successful!');
      onDone();
    },
    onFailure: (error) => showFailure(error, { api: 'socialRegister', body: { provider: person.provider } }),
  });
  return (
    <form {...form} aria-label="Sign up" className="grid gap-4.5">
      <Note>
        We’ve filled in your name{email ? ' and email' : ''} from {providerNames[person.provider]}. You can change your
        name if it isn’t right.
      </Note>
      <NameFields box={box} />
      {email ? (
        <TextField
          name="email"
          label="Email"
          type="email"
          value={email}
          readOnly
          hint={`From your ${providerNames[person.provider]} account`}
        />
      ) : (
        <EmailField
          {...box('email')}
          autoComplete="email"
          hint={`${providerNames[person.provider]} didn’t share your email with us`}
        />
      )}
      <TermsBox {...tick('terms')} />
      <SubmitRow pending={pending} ready={ready}>
        Sign Up
      </SubmitRow>
    </form>
  );
}
