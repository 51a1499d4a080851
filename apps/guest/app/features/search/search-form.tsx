import { notify } from '@thyme/site/notify.ts';
import { Button } from '@thyme/ui';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { SuggestInput } from './suggest-input.tsx';

const field =
  'relative grid min-h-15.5 cursor-text grid-cols-[auto_1fr_auto] items-center gap-x-3.5 rounded-[14px] px-3 py-2 hover:bg-paper focus-within:bg-paper focus-within:ring-2 focus-within:ring-thyme-500 focus-within:ring-inset md:min-h-17 md:px-4.5';
const input =
  'col-start-2 w-full self-start bg-transparent text-lg leading-tight outline-hidden placeholder:text-ink-faint';

/** What and where. Works as a plain form; "Near me" reads the browser's position. */
export function SearchForm() {
  const what = useId();
  const where = useId();
  return (
    <Form
      role="search"
      aria-label="Find a business"
      action="/search"
      className="grid items-stretch rounded-[22px] bg-card p-2 shadow-lift ring-1 ring-ink/4 md:grid-cols-[1.25fr_1fr_auto] md:p-2.5"
    >
      <Field id={what} icon={<Search aria-hidden="true" />} label="What">
        <SuggestInput
          kind="what"
          id={what}
          name="service"
          placeholder="Treatment, class or business"
          className={input}
        />
      </Field>
      <Field
        id={where}
        icon={<MapPin aria-hidden="true" />}
        label="Where"
        className="before:absolute before:inset-x-3.5 before:top-0 before:h-px before:bg-line md:before:inset-x-auto md:before:inset-y-4 md:before:left-0 md:before:h-auto md:before:w-px"
        end={<NearMe />}
      >
        <SuggestInput kind="where" id={where} name="where" placeholder="Town or Eircode" className={input} />
      </Field>
      <Button
        type="submit"
        variant="clay"
        size="lg"
        className="rounded-md! max-md:mt-2 max-md:w-full md:min-h-17! md:px-9!"
      >
        Search
      </Button>
    </Form>
  );
}

interface FieldProps {
  id: string;
  icon: ReactNode;
  label: string;
  className?: string;
  end?: ReactNode;
  children: ReactNode;
}

function Field({ id, icon, label, className = '', end, children }: FieldProps) {
  return (
    <div className={`${field} ${className}`}>
      <span className="row-span-2 text-thyme-700 [&_svg]:size-6!">{icon}</span>
      <label htmlFor={id} className="col-start-2 self-end text-sm leading-tight font-semibold">
        {label}
      </label>
      {children}
      {end && <span className="col-start-3 row-span-2 row-start-1">{end}</span>}
    </div>
  );
}

function NearMe() {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);

  async function look() {
    // Loaded when it is pressed, as few visitors do.
    const { locate } = await import('./near-me.ts');
    locate((here) => {
      const form = button.current?.form;
      const query = new URLSearchParams({ ...here, sort: 'Nearest' });
      const service = form ? new FormData(form).get('service') : null;
      if (typeof service === 'string' && service.trim()) query.set('service', service.trim());
      void navigate(`/search?${query}`);
    });
  }

  return (
    <button
      ref={button}
      type="button"
      onClick={() => void look().catch(() => notify.error('Check that you’re online and try again.'))}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1.5 text-sm font-semibold whitespace-nowrap text-thyme-700 hover:bg-thyme-100"
    >
      <LocateFixed aria-hidden="true" className="size-4.5" /> Near me
    </button>
  );
}
