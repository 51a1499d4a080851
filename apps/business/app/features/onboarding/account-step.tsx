import { type SignUpForm, signUpErrors } from '@thyme/domain/accounts';
import { EmailField } from '@thyme/site/accounts/email-field.tsx';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { NewPasswordFields } from '@thyme/site/accounts/new-password-fields.tsx';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, Checkbox, TextLink } from '@thyme/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DeskRegisterDocument } from '../../generated/graphql.ts';
import { chosenPlan } from '../../lib/chosen-plan.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';
import { startSession } from '../../lib/session.ts';
import { StepHead } from './step-frame.tsx';

const blank: SignUpForm & Record<string, string | boolean> = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

/** Creates the owner's account, separate from any guest account. */
export function AccountStep({ onDone }: { onDone: () => void }) {
  const { form, box, tick, values, pending } = useForm({
    blank,
    validate: signUpErrors,
    async send({ first_name, last_name, email, password }) {
      const input = { first_name, last_name, email: email.trim(), password };
      const { desk_register } = await run(DeskRegisterDocument, input, { silent: true });
      startSession(desk_register.access_token);
      onDone();
    },
    onFailure: (error, { email }) => showFailure(error, { api: 'desk_register', body: { email } }),
  });
  return (
    <form {...form} aria-label="Your account">
      <StepHead title="Open your shop on Thyme" lead="First you, then the shop. It takes about five minutes." />
      <div className="grid gap-4.5">
        <NameFields box={box} />
        <EmailField {...box('email')} />
        <NewPasswordFields
          password={box('password')}
          confirmation={box('password_confirmation')}
          typed={values.password}
        />
        <Checkbox
          {...tick('terms')}
          label={
            <>
              I accept the{' '}
              <TextLink asChild>
                <a href="/system/web-terms">terms</a>
              </TextLink>{' '}
              and the{' '}
              <TextLink asChild>
                <a href="/system/privacy-policy">privacy policy</a>
              </TextLink>
            </>
          }
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <span className="text-ink-soft">
          Already have an account?{' '}
          <TextLink asChild>
            <Link to={chosenPlan() ? '/login?next=%2Fplan' : '/login'}>Log in</Link>
          </TextLink>
        </span>
        <Button type="submit" variant="clay" size="lg" busy={pending}>
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}
