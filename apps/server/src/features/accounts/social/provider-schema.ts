import { builder } from '../../../graphql/builder.ts';
import { listProviders, type ProviderOffer } from './social.ts';

const SocialProvider = builder.objectRef<ProviderOffer>('SocialProvider').implement({
  fields: (t) => ({
    provider: t.exposeString('provider', { description: 'google, apple or facebook.' }),
    label: t.exposeString('label'),
    start_url: t.exposeString('startUrl', {
      description:
        "Opened in a popup with ?flow=<a random word of the page>. It answers the opener (postMessage) and the BroadcastChannel 'thyme-social-login' with { type: 'thyme:social-login', flow, provider, token, profile: { provider_id, first_name, last_name, email } }, or with { type, flow, provider, error: 'cancelled' | 'failed' }.",
    }),
    demo: t.exposeBoolean('demo', { description: 'Served by the built-in demo provider.' }),
  }),
});

builder.queryFields((t) => ({
  social_providers: t.field({
    type: [SocialProvider],
    description: 'The available social logins.',
    resolve: (_root, _args, { services }) => listProviders(services),
  }),
}));
