import { HostedForm, type HostedFormWords } from '../../features/leads/hosted-form.tsx';
import type { Route } from '../../routes/+types/forms.ts';

export const forms: Record<string, HostedFormWords & { title: string }> = {
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
