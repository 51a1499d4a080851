import { data } from 'react-router';
import { HostedForm, type HostedFormWords } from '../features/leads/hosted-form.tsx';
import { describeFailed, describePage } from '../lib/page/meta.ts';
import type { Route } from './+types/forms.ts';

const forms: Record<string, HostedFormWords & { title: string }> = {
  ebook: {
    title: 'Get Free eBook',
    form: 'ebook',
    send: 'Get Free eBook',
    note: 'We send the book and nothing else, unless you ask.',
    goTo: '/thank-you-for-downloading-eBook',
  },
  bonus: {
    title: 'Get Bonus Material',
    form: 'bonus',
    send: 'Get Bonus Material',
    note: 'We send the links once, and nothing else unless you ask.',
    next: { href: '/bonus-materials', text: 'Open the bonus material now' },
  },
  call: {
    title: 'Book A Discovery Call',
    form: 'call',
    send: 'Book A Discovery Call',
    note: 'We use your number for this call only.',
    next: { href: '/how-it-works', text: 'How It Works' },
  },
};

/** Forms of our own, to stand in a frame: no header, no footer. */
export function loader({ params }: Route.LoaderArgs) {
  if (!Object.hasOwn(forms, params.name)) throw data(null, { status: 404 });
  return null;
}

export function meta({ matches, params, error }: Route.MetaArgs) {
  const form = Object.hasOwn(forms, params.name) ? forms[params.name] : undefined;
  if (!form) return describeFailed(matches, error);
  return describePage(matches, {
    title: form.title,
    description: form.note,
    path: `/forms/${params.name}`,
    hidden: true,
  });
}

export default function Forms({ params }: Route.ComponentProps) {
  const form = forms[params.name];
  if (!form) return null;
  return (
    <main id="main" aria-label={form.title} className="min-h-dvh bg-card">
      <h1 className="sr-only">{form.title}</h1>
      <HostedForm words={form} />
    </main>
  );
}
