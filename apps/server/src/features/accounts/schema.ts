import './sign-in-schema.ts';
import './credentials-schema.ts';
import './session-schema.ts';
import './profile-schema.ts';
import './provider-schema.ts';
import './leaving-schema.ts';
