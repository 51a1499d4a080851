import { leadLimits, queryErrors } from '@thyme/domain/leads';
import { notify } from '@thyme/site/notify.ts';
import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button, Note, PhoneField, TextArea, TextField } from '@thyme/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SubmitQueryDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { reportFailure } from '../../lib/report.ts';
import { noteReferral, referralHere } from './campaign.ts';
import { dialCountries, HOME_COUNTRY, joinNumber, splitNumber } from './dial-countries.ts';
import { CALL_BACK, type QueryPageWords } from './query-types.ts';
import type { Sent } from './sent-steps.tsx';
import { usePrefill } from './use-prefill.ts';

const blank = { name: '', email: '', phone: '', description: '' };
type Fields = typeof blank;

/** Sends the form and opens the page that confirms it. */
async function send(values: Fields, country: string, queryType: string): Promise<string | null> {
  const { submit_query } = await run(
    SubmitQueryDocument,
    {
      name: values.name.trim(),
      email: values.email.trim(),
      phone: joinNumber(country, values.phone),
      description: values.description.trim(),
      query_type: queryType,
      referral_code: referralHere(),
    },
    { silent: true },
  );
  if (submit_query.status === 1) return submit_query.message;
  notify.error(submit_query.message);
  return null;
}

/** One form for questions, careers and call backs; the page says which. */
export function QueryForm({ words }: { words: QueryPageWords }) {
  const navigate = useNavigate();
  const ready = useHydrated();
  const [values, setValues] = useState(blank);
  const [country, setCountry] = useState(HOME_COUNTRY);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const errors = tried ? queryErrors(values) : {};

  useEffect(() => void noteReferral(), []);
  usePrefill(({ name, email, mobile }) => {
    const { country: from, number } = splitNumber(mobile);
    setCountry(from);
    setValues((typed) => ({
      ...typed,
      name: typed.name || name,
      email: typed.email || email,
      phone: typed.phone || number,
    }));
  });

  const box = (name: keyof Fields) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((typed) => ({ ...typed, [name]: value })),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(queryErrors(values));
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const message = await send(values, country, words.queryType);
      if (message === null) return;
      setValues(blank);
      setTried(false);
      const sent: Sent = { message, call: words.queryType === CALL_BACK, at: Math.floor(Date.now() / 1000) };
      await navigate('/system/query-sent', { state: sent });
    } catch (error) {
      void reportFailure({ api: 'submit_query', body: { query_type: words.queryType }, error });
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={words.title}
      aria-busy={busy}
      className="grid gap-5"
    >
      <WrongFields number={Object.keys(errors).length} />
      <TextField {...box('name')} label="Name" autoComplete="name" maxLength={leadLimits.name} error={errors.name} />
      <TextField
        {...box('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email}
      />
      <PhoneField
        {...box('phone')}
        label="Mobile"
        countries={dialCountries}
        country={country}
        onCountryChange={setCountry}
        error={errors.phone}
      />
      <TextArea
        {...box('description')}
        label={
          <>
            {words.descriptionLabel} <span className="font-normal text-ink-soft">Optional</span>
          </>
        }
        maxLength={leadLimits.description}
      />
      <Button type="submit" variant="clay" wide busy={busy} disabled={!ready}>
        {words.send}
      </Button>
      <p className="text-sm text-ink-soft">
        We only use what you write here to answer you. <Link to="/system/privacy-policy">Privacy Policy</Link>
      </p>
    </form>
  );
}

const counted = ['No', 'One', 'Two', 'Three'];

/** Each field has its own message, which is read out; this one is visual only. */
function WrongFields({ number }: { number: number }) {
  if (number === 0) return null;
  return (
    <Note tone="danger">
      <b className="font-semibold">
        {counted[number] ?? number} {number === 1 ? 'field needs' : 'fields need'} another look.
      </b>{' '}
      Nothing you’ve typed is lost.
    </Note>
  );
}
