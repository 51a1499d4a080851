import { Mail, MapPin, Phone } from 'lucide-react';
import type { RouterContextProvider } from 'react-router';
import { QueryForm } from '../../features/leads/query-form.tsx';
import type { QueryPageWords } from '../../features/leads/query-types.ts';
import { PagePictureDocument } from '../../generated/graphql.ts';
import { runOnServer } from '../../lib/graphql/run-on-server.ts';
import { describePage } from '../../lib/page/meta.ts';
import { Photo, type PhotoSource } from '../../lib/view/photo.tsx';
import { company } from '../../shell/links.ts';

type Matches = Parameters<typeof describePage>[0];

export function describeQueryPage(matches: Matches, words: QueryPageWords, path: string) {
  return describePage(matches, { title: words.title, description: words.lead, path, hidden: words.unlisted ?? false });
}

const row = 'flex gap-4 border-t border-line py-4 [&_svg]:mt-1 [&_svg]:flex-none [&_svg]:text-thyme-700';

export async function loadQueryPicture(context: Readonly<RouterContextProvider>, page: string) {
  return (await runOnServer(context, PagePictureDocument, { page })).page_picture;
}

interface QueryPageProps {
  words: QueryPageWords;
  picture: PhotoSource | null;
}

/** A form beside the other ways to reach us. */
export function QueryPage({ words, picture }: QueryPageProps) {
  return (
    <div className="wrap grid gap-10 pt-8 pb-18 md:pt-14 md:pb-28 lg:grid-cols-[1fr_32rem] lg:gap-22">
      <div>
        <h1 className="display-64 text-balance">{words.title}</h1>
        <p className="mt-4 max-w-md text-lg text-pretty text-ink-soft">{words.lead}</p>
        <address className="mt-8 max-w-md not-italic">
          <p className={row}>
            <Phone aria-hidden="true" />
            <span>
              <a href={company.phone.href} className="inline-flex min-h-6 font-semibold no-underline hover:underline">
                {company.phone.text}
              </a>
              <span className="block text-ink-soft">If you’d rather ring us</span>
            </span>
          </p>
          <p className={row}>
            <Mail aria-hidden="true" />
            <span>
              <a
                href={`mailto:${company.email}`}
                className="inline-flex min-h-6 font-semibold no-underline hover:underline"
              >
                {company.email}
              </a>
              <span className="block text-ink-soft">We’ll answer within one working day</span>
            </span>
          </p>
          <p className={row}>
            <MapPin aria-hidden="true" />
            <span>
              <b className="font-semibold">{company.address[0]}</b>
              <span className="block text-ink-soft">{company.address.slice(1).join(', ')}</span>
            </span>
          </p>
        </address>
        {picture && (
          <Photo
            photo={picture}
            sizes="(min-width: 68rem) 36rem, 100vw"
            className="mt-7 aspect-[2/1] w-full max-w-150 rounded-lg max-md:hidden"
          />
        )}
      </div>
      <div className="self-start rounded-lg bg-card p-6 shadow-lift md:p-9">
        <QueryForm key={words.queryType} words={words} />
      </div>
    </div>
  );
}
