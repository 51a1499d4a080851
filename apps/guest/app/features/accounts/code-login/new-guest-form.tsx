import { newGuestErrors } from '@thyme/domain/accounts';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { SubmitRow } from '@thyme/site/accounts/submit-row.tsx';
import { notify } from '@thyme/site/notify.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Note } from '@thyme/ui';
import { MailCheck } from 'lucide-react';
import { RegisterWithCodeDocument } from '../../../generated/graphql.ts';
import { accepted, Refusal, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { MobileField } from '../profile/mobile-field.tsx';
import { unreadableMobile, useMobile } from '../profile/use-mobile.ts';
import { TermsBox } from '../registration/terms-box.tsx';
import { startSession } from '../start-session.ts';
import { savePending } from './pending-code.ts';

const blank = { first_name: '', last_name: '', mobile: '', terms: false };

interface NewGuestFormProps {
  email: string;
  token: string;
  onDone: () => void;
}

/** The last step of a new guest: the names, once. */
export function NewGuestForm({ email, token, onDone }: NewGuestFormProps) {
  const phone = useMobile();
  const { form, box, tick, pending, ready } = useForm({
    blank,
    validate: newGuestErrors,
    async send({ first_name, last_name, mobile, terms }) {
      const { register_with_code: answer } = await run(RegisterWithCodeDocument, {
        sign_up_token: token,
        first_name,
        last_name,
        mobile: await phone.read(mobile),
        terms,
        language: 'en',
      });
      const { access_token, user } = accepted(answer);
      if (!access_token || !user) throw new Refusal(answer.message);
      startSession({ access_token, user });
      notify.success('Registration successful!');
      onDone();
    },
    onFailure(error) {
      if (error === unreadableMobile) return;
      showFailure(error, { api: 'register_with_code' });
      // The token has been used or has expired: a new code provides another.
      if (error instanceof Refusal) savePending(null);
    },
  });
  return (
    <form {...form} aria-label="Your name" className="grid gap-4.5">
      <Note icon={<MailCheck aria-hidden="true" />}>
        <b className="font-semibold [overflow-wrap:anywhere]">{email}</b> is confirmed. Tell us your name and you’re in.
      </Note>
      <NameFields box={box} />
      <MobileField phone={phone} {...box('mobile')} />
      <TermsBox {...tick('terms')} />
      <SubmitRow pending={pending} ready={ready}>
        Create my account
      </SubmitRow>
    </form>
  );
}
