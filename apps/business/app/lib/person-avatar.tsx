import { Avatar, pictureUrl } from '@thyme/ui';

interface PersonAvatarProps {
  name: string;
  portrait: { image: string } | null | undefined;
  size: number;
}

/** A person of the shop: the portrait that guests see, or an initial. Decorative, like `Avatar`. */
export function PersonAvatar({ name, portrait, size }: PersonAvatarProps) {
  return <Avatar name={name} src={portrait && pictureUrl(portrait.image, size > 48 ? 240 : 96)} size={size} />;
}
