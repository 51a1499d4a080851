import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { askAs } from './appointments.ts';
import { fromNetwork, newEmail, PASSWORD } from './guests.ts';
import { ask } from './marketplace.ts';

export interface NewShop {
  id: number;
  name: string;
  slug: string;
  /** Of the owner. */
  token: string;
}

/** An owner's account without a shop, created over the API. */
export async function newOwner(request: APIRequestContext): Promise<string> {
  const { desk_register } = await ask<{ desk_register: { access_token: string } }>(
    request,
    `mutation ($email: String!, $password: String!) {
      desk_register(first_name: "Maeve", last_name: "Joyce", email: $email, password: $password) { access_token } }`,
    { email: newEmail(), password: PASSWORD },
    fromNetwork(),
  );
  return desk_register.access_token;
}

/** A name and the address that is suggested for it. */
export function newName(): { name: string; slug: string } {
  const name = `Lúnasa Nails ${randomUUID().slice(0, 6)}`;
  return { name, slug: name.toLowerCase().replace('ú', 'u').replaceAll(' ', '-') };
}

/** The steps of opening a shop, in the order of the screens. */
const STEPS = {
  services: `mutation ($id: Int!, $services: [DeskFirstServiceInput!]!) {
    change: desk_save_first_services(business_id: $id, services: $services) { status message id } }`,
  hours: `mutation ($id: Int!, $chairs: Int!) { change: desk_save_first_hours(business_id: $id, weekdays: [2, 3, 4, 5, 6],
    from: 540, to: 1080, buffer_minutes: 0, chairs: $chairs) { status message id } }`,
  deposit: `mutation ($id: Int!) { change: desk_save_terms(business_id: $id, confirms_at_once: false,
    consultation_minutes: 15, policy: [1], upfront_percent: 20, video_vetting: true) { status message id } }`,
  publish: `mutation ($id: Int!) { change: desk_publish(business_id: $id, video_vetting: true, confirms_at_once: false) { status message id } }`,
};

const SMALL = { services: [{ name: 'Gel manicure', minutes: 45, price: 40 }], chairs: 1 };

/** A shop of its own for a test, opened over the API up to and including a step. */
export async function newShop(
  request: APIRequestContext,
  until: keyof typeof STEPS,
  given: Partial<typeof SMALL> = {},
): Promise<NewShop> {
  const token = await newOwner(request);
  const { name, slug } = newName();
  const change = async (query: string, variables: object) => {
    const { change: made } = await askAs<{ change: { status: number; message: string; id: number } }>(
      request,
      token,
      query,
      variables,
    );
    expect(made, query).toMatchObject({ status: 1 });
    return made.id;
  };
  const { place_suggestions: places } = await askAs<{ place_suggestions: { id: string }[] }>(
    request,
    token,
    '{ place_suggestions(text: "Westport") { id } }',
  );
  const id = await change(
    `mutation ($name: String!, $slug: String!, $place: String) { change: desk_save_place(name: $name, trade: "nails",
      description: "Careful hands.", location: "3 Bridge Street, Westport", place_id: $place, slug: $slug) { status message id } }`,
    { name, slug, place: places[0]?.id },
  );
  for (const [step, query] of Object.entries(STEPS)) {
    await change(query, { id, ...SMALL, ...given });
    if (step === until) break;
  }
  return { id, name, slug, token };
}
