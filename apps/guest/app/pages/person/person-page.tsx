import { publicName } from '@thyme/domain/reviews';
import { listInWords } from '@thyme/domain/text';
import { Button, Rating, Stars } from '@thyme/ui';
import { Avatar } from '@thyme/ui/display/avatar.tsx';
import { pictureUrl } from '@thyme/ui/media/picture.tsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ServiceList } from '../../features/businesses/menu/service-list.tsx';

import { describePerson } from '../../features/people/describe-person.ts';
import { StructuredData } from '../../lib/page/structured-data.tsx';
import { wishForPerson } from '../../lib/session/wished-person.ts';
import { Photo } from '../../lib/view/photo.tsx';
import type { Route } from '../../routes/+types/shop-person.ts';

type PersonData = Route.ComponentProps['loaderData'];

/** One person of a shop: who they are, what they do, what guests say. */
export function PersonPage({ loaderData }: Route.ComponentProps) {
  const { shop, person, categories, origin } = loaderData;
  const firstName = person.name.split(' ')[0] ?? person.name;
  return (
    <div className="wrap grid max-w-4xl gap-12 pt-6 pb-24 md:pt-10">
      <StructuredData data={import.meta.env.SSR ? describePerson({ ...shop, team: [] }, person, origin) : {}} />
      <div>
        <Link
          to={`/${shop.slug}#team`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 no-underline hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" /> {shop.name}
        </Link>
        <PersonHead {...loaderData} firstName={firstName} />
      </div>
      <Work person={person} />
      {categories.length > 0 && (
        <section aria-labelledby="offers">
          <h2 id="offers" className="display-28 mb-5">
            What {firstName} does
          </h2>
          <ServiceList categories={categories} country={shop.country} />
        </section>
      )}
      <Words person={person} firstName={firstName} />
      <Others {...loaderData} />
    </div>
  );
}

function PersonHead({ shop, person, firstName }: PersonData & { firstName: string }) {
  return (
    <header className="mt-4 flex flex-col gap-6 md:flex-row md:items-center md:gap-10">
      <Avatar name={person.name} src={person.portrait && pictureUrl(person.portrait.image, 480)} size={168} />
      <div className="grid min-w-0 gap-3">
        <h1 className="display-48 [overflow-wrap:anywhere]">{person.name}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg text-ink-soft">
          <span>{person.title ? `${person.title} at ${shop.name}` : `At ${shop.name}`}</span>
          {person.rating > 0 && <Rating value={person.rating} count={person.number_of_ratings} />}
        </p>
        {person.bio && <p className="max-w-prose text-lg text-pretty whitespace-pre-line">{person.bio}</p>}
        {person.languages.length > 0 && <p className="text-ink-soft">Speaks {listInWords(person.languages)}</p>}
        <div className="mt-2">
          <Button asChild variant="clay" size="lg">
            <Link to={`/${shop.slug}#services`} data-replay="" onClick={() => wishForPerson(shop.id, person.id)}>
              Book with {firstName}
            </Link>
          </Button>
        </div>
      </div>
    </header>
  );
}

function Work({ person: { gallery, name } }: { person: PersonData['person'] }) {
  if (gallery.length === 0) return null;
  return (
    <section aria-label={`Work by ${name}`}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {gallery.map((picture) => (
          <li key={picture.image}>
            <Photo photo={picture} sizes="(min-width: 768px) 18rem, 50vw" className="aspect-[4/3] w-full rounded-md" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ person: { reviews }, firstName }: { person: PersonData['person']; firstName: string }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="display-28 mb-5">
        After an appointment with {firstName}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {reviews.map(({ id, rating, comment, user_info: { first_name, last_name } }) => (
          <li key={id} className="flex flex-col gap-3 rounded-md border border-line bg-card p-6">
            <Stars value={rating} />
            <p className="text-pretty [overflow-wrap:anywhere]">{comment}</p>
            <p className="mt-auto font-semibold">{publicName(first_name, last_name)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ shop, others }: PersonData) {
  if (others.length === 0) return null;
  return (
    <nav aria-label={`Others at ${shop.name}`}>
      <h2 className="display-22 mb-4">Also at {shop.name}</h2>
      <ul className="flex flex-wrap gap-3">
        {others.map(({ id, slug, name, portrait }) => (
          <li key={id}>
            <Link
              to={`/${shop.slug}/team/${slug}`}
              className="flex min-h-14 items-center gap-3 rounded-full border border-line bg-card py-1.5 pr-5 pl-2 font-semibold no-underline hover:border-thyme-300"
            >
              <Avatar name={name} src={portrait && pictureUrl(portrait.image, 96)} size={40} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
