import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { type ComponentType, Suspense, useState } from 'react';

/** React keeps what it finds in an element with inner HTML of its own; it is never set. */
const AS_RENDERED = { __html: '' };

type StaticProps<Props> = Props & {
  /** Of `lazy`, so that its code is a file of its own. */
  part: ComponentType<Props>;
};

/**
 * A part that reacts to nothing but links. The browser keeps the HTML that the server rendered and does not load the code;
 * only a page that is reached by a link, or a part that gets other properties, does.
 */
export function Static<Props extends object>(props: StaticProps<Props>) {
  const { part: Part, ...own } = props;
  const isHydrated = useHydrated();
  const [rendered] = useState(isHydrated || import.meta.env.SSR ? null : props);
  if (rendered && isSame(rendered, props))
    return (
      <div
        className="contents"
        data-static=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, which stays as it is.
        dangerouslySetInnerHTML={AS_RENDERED}
        suppressHydrationWarning
      />
    );
  return (
    <div className="contents" data-static="">
      <Suspense>
        <Part {...(own as unknown as Props)} />
      </Suspense>
    </div>
  );
}

function isSame<Props extends object>(before: Props, now: Props): boolean {
  const names = Object.keys({ ...before, ...now }) as (keyof Props)[];
  return names.every((name) => Object.is(before[name], now[name]));
}
