import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface QuestionProps {
  question: string;
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A question that opens its answer. Closed answers are in the page too. */
export function Question({ question, id, open, children }: QuestionProps) {
  return (
    <details id={id} open={open} className="group scroll-mt-4 border-b border-line">
      <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 text-lg font-semibold hover:text-thyme-700">
        <h3>{question}</h3>
        <ChevronDown
          aria-hidden="true"
          className="flex-none text-thyme-700 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-170 pb-6 text-pretty text-ink-soft">{children}</div>
    </details>
  );
}

interface QuestionListProps {
  title: string;
  lead: string;
  action: ReactNode;
  faqs: readonly { question: string; answer: string }[];
}

/** Questions, with contact options beside them. */
export function QuestionList({ title, lead, action, faqs }: QuestionListProps) {
  return (
    <section aria-labelledby="questions" className="wrap grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-22">
      <div>
        <h2 id="questions" className="display-48">
          {title}
        </h2>
        <p className="mt-3 mb-6 text-lg text-pretty text-ink-soft">{lead}</p>
        {action}
      </div>
      <div className="border-t border-line">
        {faqs.map(({ question, answer }, index) => (
          <Question key={question} question={question} open={index === 0}>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
    </section>
  );
}
