import { notify } from '@thyme/site/notify.ts';
import { EmptyState, SearchField } from '@thyme/ui';
import { useEffect, useRef, useState } from 'react';
import { FaqPageDocument, type FaqPageQuery } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { HtmlBody } from '../text/html-body.tsx';
import { FaqCategories } from './faq-categories.tsx';
import { Question } from './questions.tsx';

type Categories = FaqPageQuery['faq_categories'];

export const FAQ_DEBOUNCE_MS = 300;
const commonTopics = ['cancel', 'deposit', 'voucher', 'video call'];

interface FaqSearchProps {
  first: Categories;
  keyword: string;
}

/** Queries the server a moment after the last key, and shows only the result for the current text. */
function useFaqs({ first, keyword }: FaqSearchProps) {
  const [typed, setTyped] = useState(keyword);
  const [found, setFound] = useState(first);
  const shown = useRef(keyword);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === shown.current) return;
    let stale = false;
    const timer = setTimeout(() => {
      run(FaqPageDocument, { keyword: wanted })
        .then(({ faq_categories }) => {
          if (stale) return;
          shown.current = wanted;
          setFound(faq_categories);
        })
        .catch((error: unknown) => {
          if (!stale) notify.failure(error);
        });
    }, FAQ_DEBOUNCE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return { typed, setTyped, found };
}

/** Opens the question that the URL points to. */
function useOpenedByAddress(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}

export function FaqSearch(props: FaqSearchProps) {
  const { typed, setTyped, found } = useFaqs(props);
  useOpenedByAddress();
  return (
    <>
      <div className="wrap pt-8 pb-8 md:pt-16 md:pb-12 md:text-center">
        <h1 className="display-64">FAQ</h1>
        <search>
          <form method="get" onSubmit={(event) => event.preventDefault()} className="mx-auto mt-6 max-w-215 md:mt-8">
            <SearchField
              label="Search the questions"
              name="keyword"
              placeholder="Search, for example “cancel” or “voucher”"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.target.value)}
              onClear={() => setTyped('')}
              className="rounded-full shadow-lift"
            />
          </form>
        </search>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft md:justify-center">
          Often asked:
          {commonTopics.map((word) => (
            <a
              key={word}
              href={`?keyword=${encodeURIComponent(word)}`}
              onClick={(event) => {
                event.preventDefault();
                setTyped(word);
              }}
              className="inline-flex min-h-11 items-center text-thyme-700 underline decoration-thyme-300"
            >
              {word}
            </a>
          ))}
        </p>
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pb-18 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-20">
        <FaqCategories categories={found} />
        <div className="grid content-start gap-14">
          <p role="status" className="sr-only">
            {typed === props.keyword ? '' : foundWords(found)}
          </p>
          {found.map((category) => (
            <section
              key={category.id}
              id={category.slug}
              aria-labelledby={`${category.slug}-title`}
              className="scroll-mt-4"
            >
              <h2 id={`${category.slug}-title`} className="display-28 border-b border-line pb-4">
                {category.name}
              </h2>
              {category.faqs.map((faq) => (
                <Question key={faq.id} id={faq.slug} question={faq.question}>
                  <HtmlBody html={faq.answer} />
                </Question>
              ))}
            </section>
          ))}
          {found.length === 0 && (
            <EmptyState level={2} title="We couldn’t find a question about that">
              Try another word, or write to us.
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

function foundWords(categories: Categories): string {
  const total = categories.reduce((sum, { faqs }) => sum + faqs.length, 0);
  return total === 1 ? '1 question' : `${total} questions`;
}
