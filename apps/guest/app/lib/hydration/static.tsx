import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { type ComponentType, Suspense, useState } from 'react';

/** Makes React keep the element's existing HTML; the value itself is never set. */
const AS_RENDERED = { __html: '' };

type StaticProps<Props> = Props & {
  /** Created with `lazyPart`, so that its code is a separate file. */
  part: ComponentType<Props>;
};

/**
 * A part without interaction except links. The browser keeps the server's HTML and does not load the code, unless the
 * page is reached by client navigation or the part gets other props.
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
