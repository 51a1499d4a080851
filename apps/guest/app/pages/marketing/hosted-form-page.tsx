import { HostedForm, type HostedFormWords } from '../../features/leads/hosted-form.tsx';
import type { Route } from '../../routes/+types/forms.ts';

export const forms: Record<string, HostedFormWords & { title: string }> = {
  ebook: {
    title: 'Get Free eBook',
    form: 'ebook',
    send: 'Get Free eBook',
    note: 'We’ll send you the book and nothing else, unless you ask us to.',
    goTo: '/thank-you-for-downloading-eBook',
  },
  bonus: {
    title: 'Get Bonus Material',
    form: 'bonus',
    send: 'Get Bonus Material',
    note: 'We’ll send you the links once and nothing else, unless you ask us to.',
    next: { href: '/bonus-materials', text: 'Open the bonus material now' },
  },
  call: {
    title: 'Book A Discovery Call',
    form: 'call',
    send: 'Book A Discovery Call',
    note: 'We’ll only use your number for this call.',
    next: { href: '/how-it-works', text: 'How It Works' },
  },
};

export function HostedFormPage({ params }: Route.ComponentProps) {
  const form = forms[params.name];
  if (!form) return null;
  return (
    <main id="main" aria-label={form.title} className="min-h-dvh bg-card">
      <h1 className="sr-only">{form.title}</h1>
      <HostedForm words={form} />
    </main>
  );
}
