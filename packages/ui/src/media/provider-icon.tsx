import { clsx } from 'clsx';

const shapes = {
  google: (
    <>
      <path
        className="fill-google-blue"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8z"
      />
      <path
        className="fill-google-green"
        d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7a6.6 6.6 0 0 1-9.8-3.4H2.3v2.8A11 11 0 0 0 12 23z"
      />
      <path className="fill-google-yellow" d="M5.9 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.3a11 11 0 0 0 0 9.9z" />
      <path
        className="fill-google-red"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.3 7.1l3.6 2.8A6.5 6.5 0 0 1 12 5.4z"
      />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M16.7 12.6c0-2.3 1.9-3.4 2-3.5a4.3 4.3 0 0 0-3.4-1.8c-1.4-.15-2.8.85-3.5.85-.75 0-1.85-.83-3.05-.8a4.5 4.5 0 0 0-3.8 2.3c-1.6 2.8-.4 7 1.15 9.3.77 1.1 1.7 2.37 2.9 2.33 1.16-.05 1.6-.75 3-.75s1.8.75 3.03.72c1.25-.02 2.04-1.12 2.8-2.24.9-1.29 1.26-2.53 1.28-2.6-.03-.01-2.4-.93-2.41-3.81zM14.4 5.8c.64-.78 1.07-1.85.95-2.93-.92.04-2.04.62-2.7 1.39-.59.68-1.11 1.78-.97 2.83 1.03.08 2.08-.52 2.72-1.29z"
    />
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" className="fill-facebook" />
      <path
        className="fill-white"
        d="M13.3 23v-7.7h2.5l.5-3.2h-3v-2c0-.9.4-1.7 1.7-1.7h1.4V5.7s-1.2-.2-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.4H7.2v3.2h2.7V23z"
      />
    </>
  ),
};

export type Provider = keyof typeof shapes;

/** The logo of a sign-in provider. The surrounding button carries the name. */
export function ProviderIcon({ provider, className }: { provider: Provider; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx('size-5 flex-none', className)}>
      {shapes[provider]}
    </svg>
  );
}
