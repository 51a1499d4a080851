import type { CodegenConfig } from '@graphql-codegen/cli';
import { siteCodegen } from '@thyme/site/tooling/codegen.ts';

export default siteCodegen satisfies CodegenConfig;
