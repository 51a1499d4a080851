export function findNode(
  root: string,
  self?: Pick<NodeJS.Process, 'version' | 'execPath'> & { platform: string; arch: string },
): string;
