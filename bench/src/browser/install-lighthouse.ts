import { join } from 'node:path';
import { installTool } from '../../../scripts/running/install-tools.ts';

/** The command's script. Lighthouse brings 150 MB of packages. */
export async function installLighthouse(root: string, say: (line: string) => void): Promise<string> {
  const folder = join(root, 'bench', 'lighthouse');
  await installTool(folder, { name: 'Lighthouse', say });
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
}
