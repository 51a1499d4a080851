import './sign-in/sign-in-schema.ts';
import './code-sign-in/schema.ts';
import './passwords/credentials-schema.ts';
import './sign-in/session-schema.ts';
import './profile/profile-schema.ts';
import './confirmation/schema.ts';
import './social/provider-schema.ts';
