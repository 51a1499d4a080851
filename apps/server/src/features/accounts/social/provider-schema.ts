import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { GuestProfile } from '../profile/guest-profile-type.ts';
import { connectLogin, disconnectLogin, readConnected } from './connect.ts';
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

builder.objectField(GuestProfile, 'connected_logins', (t) =>
  t.stringList({
    description: 'google, apple or facebook: the social logins that open this account.',
    resolve: ({ id }, _args, { services }) => readConnected(services, id),
  }),
);

builder.mutationFields((t) => ({
  connect_login: t.field({
    type: Acknowledgement,
    description: 'Connects a social login to one’s own account, with the token from its popup.',
    authScopes: { guest: true },
    args: { provider: t.arg.string({ required: true }), token: t.arg.string({ required: true }) },
    resolve: async (_root, args, { services, client, requireViewer }) =>
      connectLogin(services, (await requireViewer()).id, args, client),
  }),
  disconnect_login: t.field({
    type: Acknowledgement,
    description: 'Disconnects a social login, if another login is left.',
    authScopes: { guest: true },
    args: { provider: t.arg.string({ required: true }) },
    resolve: async (_root, { provider }, { services, requireViewer }) =>
      disconnectLogin(services, (await requireViewer()).id, provider),
  }),
}));
