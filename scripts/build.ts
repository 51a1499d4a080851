import { projectRoot } from './running/settings.ts';
import { ensureSites } from './running/sites.ts';

// npm run build: the sites, for machines that only serve. npm start does it by itself.
const isBuilt = await ensureSites(projectRoot, console.log);
console.log(isBuilt ? 'The sites are built.' : 'The sites were built already.');
