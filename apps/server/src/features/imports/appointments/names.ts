import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { rematch, requireImport } from '../manage.ts';
import type { ImportKey, ImportRecord } from '../store.ts';
import { namesOf } from './check.ts';
import { listNames } from './names-store.ts';
import { readShop } from './shop-store.ts';

export const NAME_KINDS = ['service', 'person'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NameInFile {
  kind: NameKind;
  name: string;
  rows: number;
  /** Null for a service that will be created and hidden, or a person whom the owner has to choose. */
  chosen: number | null;
}

export interface NameOption {
  kind: NameKind;
  id: number;
  name: string;
}

export interface Names {
  names: NameInFile[];
  options: NameOption[];
}

/** Names of services and people in a file, and what they are matched with. */
export async function readNames({ db }: Services, record: ImportRecord): Promise<Names | null> {
  if (record.kind !== 'appointments' || record.status !== 'checked') return null;
  const key = { businessId: record.businessId, importId: record.id };
  const shop = await readShop(db, record.businessId);
  const { services, pricingOf, chairOf } = namesOf(shop, record.matches);
  const found = await listNames(db, key);
  return {
    names: found.map(({ kind, name, rows }) => ({
      kind,
      name,
      rows,
      chosen: kind === 'service' ? pricingOf(name) : chairOf(name),
    })),
    options: [
      ...services.map((option) => ({ kind: 'service' as const, ...option })),
      ...shop.people.map((option) => ({ kind: 'person' as const, ...option })),
    ],
  };
}

/** Sets what a name is matched with and checks the file again. Without an id, a hidden service of that name is created. */
export async function matchNameInFile(
  services: Services,
  viewer: Viewer,
  { kind, name, choice, ...key }: ImportKey & { kind: NameKind; name: string; choice: number | null },
): Promise<StatusMessage> {
  const { matches } = await requireImport(services, viewer, key);
  const shop = await readShop(services.db, key.businessId);
  const known = kind === 'service' ? shop.pricings : shop.people;
  const isKnown = choice === null ? kind === 'service' : known.some(({ id }) => id === choice);
  if (!isKnown) return { status: 0, message: 'Please choose one from the list.' };
  const own = { ...matches[kind], [name]: choice ?? 'new' };
  return rematch(services, viewer, key, { ...matches, [kind]: own });
}
