import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const MOST_BYTES = 102 * 1024;
/** Elements that mail clients remove or that run something. */
const FORBIDDEN = ['script', 'link', 'iframe', 'form', 'input', 'video', 'svg', 'object', 'embed', 'base'];
const FORBIDDEN_STYLE =
  /(?:^|;|\{)\s*(?:position|float|display\s*:\s*(?:flex|grid|inline-flex|inline-grid)|grid|flex|transform|animation)\b|url\(|@import|var\(|calc\(/i;
/** The same width as the layout's. */
const MOST_WIDTH = 600;

type Element = Tree.Element;
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

function* elementsOf(node: Tree.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}

function problemsOf(element: Element): string[] {
  const { tagName } = element;
  const style = attribute(element, 'style') ?? '';
  const found: string[] = [];
  if (FORBIDDEN.includes(tagName)) found.push(`<${tagName}>`);
  if (FORBIDDEN_STYLE.test(style)) found.push(`style of <${tagName}>: ${style}`);
  if (tagName === 'style' && FORBIDDEN_STYLE.test(textOf(element))) found.push('a style sheet with what clients lack');
  if (element.attrs.some(({ name }) => name.startsWith('on'))) found.push(`a handler on <${tagName}>`);
  const width = attribute(element, 'width') ?? '';
  if (/^\d+$/.test(width) && Number(width) > MOST_WIDTH) found.push(`<${tagName} width="${width}">`);
  if (tagName === 'img' && (!attribute(element, 'alt') || !/^https?:/.test(attribute(element, 'src') ?? '')))
    found.push('<img> without alt text or full address');
  if (tagName === 'table' && attribute(element, 'role') !== 'presentation')
    found.push('a layout table without its role');
  if (tagName === 'a' && !/^https?:\/\//.test(attribute(element, 'href') ?? ''))
    found.push('a link without full address');
  return found;
}

const textOf = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** What the common mail clients (Outlook on Windows, Gmail, Apple Mail) would render wrongly or truncate. */
export function clientProblems(html: string): string[] {
  const found = [...elementsOf(parse(html))].flatMap(problemsOf);
  if (Buffer.byteLength(html) > MOST_BYTES) found.push('Gmail cuts off mails over 102 KB');
  // Outlook ignores max-width: a table of 600 pixels, which only it reads, must wrap the mail.
  const ghosts = html.match(/<!--\[if mso\]><table[^>]* width="600"/g)?.length ?? 0;
  if (ghosts !== 1 || !html.includes('<!--[if mso]></td></tr></table><![endif]-->')) found.push('no width for Outlook');
  // Outlook ignores the padding of a link: a button's cell must have it.
  const buttons = html.match(/<a [^>]*display:inline-block/g)?.length ?? 0;
  const cells = html.match(/<td [^>]*bgcolor="[^"]+" style="[^"]*mso-padding-alt:\d/g)?.length ?? 0;
  if (buttons !== cells) found.push('a button without its size for Outlook');
  return found;
}
