import { DESCRIPTION_PREVIEW, excerpt } from '@thyme/domain/text';
import { formatMinutes } from '@thyme/domain/time';
import { count, price } from '@thyme/site/format.ts';
import { Price } from '@thyme/ui';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fromWords, priceWords, type Service } from './menu.ts';

export interface ServiceListProps {
  categories: readonly { id: number; name: string; services: readonly Service[] }[];
  country: string;
  /** The actions of a service, at the end of its row. */
  action?: (service: Service) => ReactNode;
}

const OPEN_AT_FIRST = 2;

/** Categories that open and close. Built on `details`: every service is in the page, with or without JavaScript. */
export function ServiceList({ categories, country, action }: ServiceListProps) {
  return (
    <div className="grid gap-3">
      {categories.map((category, index) => (
        <details key={category.id} open={index < OPEN_AT_FIRST} className="group rounded-md border border-line bg-card">
          <summary className="grid min-h-18 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 rounded-md px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto_auto] md:px-6">
            <h3 className="display-22 col-start-1 row-start-1">{category.name}</h3>
            <span className="row-start-2 text-sm text-ink-soft figures md:col-start-2 md:row-start-1 md:text-base">
              {count(category.services.length, 'service')}, {fromWords(category.services, country)}
            </span>
            <span className="col-start-2 row-span-2 row-start-1 -mr-1.5 grid size-8 place-items-center rounded-full transition group-open:rotate-180 group-hover:bg-sand md:col-start-3 md:row-span-1">
              <ChevronDown aria-hidden="true" />
            </span>
          </summary>
          <ul className="mx-4 md:mx-6">
            {category.services.map((service) => (
              <ServiceRow key={service.id} service={service} country={country} action={action?.(service)} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function ServiceRow({ service, country, action }: { service: Service; country: string; action: ReactNode }) {
  const special = service.special_price > 0;
  return (
    <li
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-line py-4',
        action && 'md:grid-cols-[minmax(0,1fr)_auto_7rem]',
      )}
    >
      <div>
        <h4 className="text-lg leading-snug font-semibold">{service.service_name}</h4>
        <p className="mt-1 text-pretty text-ink-soft">
          <span className="whitespace-nowrap text-ink figures">{formatMinutes(service.duration)}</span>
          {service.special_deposit ? <Aside>{service.special_deposit}% deposit</Aside> : null}
          {service.description && (
            <>
              <Dot />
              <Description text={service.description} of={service.service_name} />
            </>
          )}
        </p>
      </div>
      <Price
        className="self-center text-right text-lg"
        amount={priceWords(service, country)}
        was={special ? price(service.price, country) : undefined}
        stacked
      />
      {action && <div className="max-md:col-span-2 justify-self-end max-md:mt-2">{action}</div>}
    </li>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="mx-2 font-bold text-line-strong">
      ·
    </span>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <>
      <Dot />
      <span className="whitespace-nowrap text-ink figures">{children}</span>
    </>
  );
}

/** The beginning of a long description, and the rest on demand. */
function Description({ text, of }: { text: string; of: string }) {
  const [whole, setWhole] = useState(false);
  const short = excerpt(text, DESCRIPTION_PREVIEW);
  if (!short.isCut) return text;
  return (
    <>
      {whole ? text : short.text}{' '}
      <button
        type="button"
        aria-expanded={whole}
        aria-label={whole ? `Less about ${of}` : `More about ${of}`}
        onClick={() => setWhole(!whole)}
        className="-m-2 p-2 font-semibold text-thyme-700 underline decoration-thyme-300"
      >
        {whole ? 'less' : 'more'}
      </button>
    </>
  );
}
