import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide's own: an icon is one element with a constant inside, where theirs is a component, a context and an
 * element for each line. A page has some sixty. How its lines are drawn is the stylesheet's (`svg.lucide`).
 */
export default function createIcon({ name, node }: IconData) {
  const inside = { __html: node.map(drawn).join('') };
  const own = `lucide lucide-${name}`;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each icon, when its module loads.
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement('svg', {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      ...props,
      className: className ? `${own} ${className}` : own,
      dangerouslySetInnerHTML: inside,
    });
  };
}

function drawn([tag, { key, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
