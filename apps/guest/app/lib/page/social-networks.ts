import type { Brand } from '@thyme/ui/media/brand-icon.tsx';

export const networkNames: Record<Brand, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

export function isNetwork(text: string): text is Brand {
  return Object.hasOwn(networkNames, text);
}
