import { list, parse, type AtRule, type Declaration, type Root } from 'postcss';

/** Marks the end of the first view: the markup after it is painted later. */
const belowTheFold = '<div data-section';

/**
 * Matches dialogs. A press can open a dialog before the sheet has loaded, so its rules are needed early, wherever the
 * dialog is in the document.
 */
const dialog = /<dialog\b[^>]*\bid="([^"]*)".*?<\/dialog>/gs;
const opener = /\b(?:commandfor|data-opens)="([^"]*)"/g;

/** Matches the hidden cookie notice, which is shown after the sheet has loaded. */
const hidden = /<(section|span)\b[^<>]*\shidden="".*?<\/\1>/gs;

/** Start of selectors for pages without scripts. */
const plain = ':root:not([data-scripted])';

/** Attributes of parts that are hidden until the sheet has loaded: drawings, tables, the end of a text. */
const late = ['data-figure', 'data-table', 'data-late'];

/**
 * Hides everything below the first view until the sheet has loaded, so that it is never painted without styles. The
 * hidden parts keep their space. Later rules of the sheet in the same layer show them again.
 */
const held =
  '@layer base{' +
  '[data-dock]{display:none}[data-section]{content-visibility:hidden;contain-intrinsic-block-size:60rem}' +
  `${late.map((name) => `[${name}]`).join()}{content-visibility:hidden;contain-intrinsic-block-size:20rem}}`;

/** Matches the start of popovers, which are opened after the sheet has loaded, and of the parts in `late`. */
const waiting = new RegExp(`<([a-z]+)(?:\\s[^<>]*)?\\s(?:popover|${late.join('|')})="`, 'i');

/** Matches media queries for print and forced colours. Their rules move nothing on screens, so they may load later. */
const special = /\b(?:print|forced-colors)\b/;

/** Matches an element, a class or an id in a selector. */
const namePattern = /(?:[.#]-?)?[a-z_][\w-]*/gi;

/** Properties of transitions, cursors, scrolling and anchors, which the first paint does not need. */
const unpainted = /^(?:transition|cursor$|scroll-|anchor-name$)/;

/**
 * Selects the rules of the site's sheet with which the first view of a page is painted: their classes, ids, elements
 * and attributes are all in the markup above the fold. Web fonts, print, popovers and pages without scripts are left to
 * the sheet.
 * @param layers the statement with the order of the layers
 * @param known results by the names in a first view; results of an earlier drawing are reused, new ones added
 */
export function criticalStyles(
  sheet: string,
  layers: string,
  known: Record<string, string> = {},
): (markup: string) => string {
  const painted = paintedPart(sheet);
  const asked = namesAsked(painted);
  return (markup) => {
    const fold = markup.indexOf(belowTheFold) >>> 0;
    const view = markup.slice(0, fold).replaceAll(dialog, '').replaceAll(hidden, '');
    const opened = new Set([...view.matchAll(opener)].map(([, id]) => id));
    const dialogs = [...markup.matchAll(dialog)].filter(([, id]) => opened.has(id));
    const above = [view, ...dialogs.map(([shown]) => shown)].join('');
    const present = new Set([...namesIn(withoutWaiting(above))].filter((name) => asked.has(name)));
    // Pages of one kind have the same names in every language. Parsing the sheet for each page would take most of the
    // build's time.
    const key = [...present].toSorted().join(' ');
    return (known[key] ??= layers + rulesFor(painted, present) + held);
  };
}

/** The sheet without rules that no first view needs. */
function paintedPart(sheet: string): string {
  const root = parse(sheet);
  const constants = constantsOf(root);
  root.walkAtRules((rule) => {
    if (rule.name === 'font-face' ? /url\(/.test(rule.toString()) : special.test(rule.params)) rule.remove();
  });
  root.walkComments((comment) => void comment.remove());
  root.walkDecls((declaration) => {
    if (unpainted.test(declaration.prop) || isRepeated(declaration)) declaration.remove();
    else declaration.value = withConstants(declaration.value, constants);
  });
  return root.toString();
}

/** All names in the sheet's selectors, in the format of `namesIn`. */
function namesAsked(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name, value = ''] of selector.matchAll(/\[([\w-]+)(?:[~|^$*]?="?([^"\]]*)"?)?\]/g))
      names.add(`[${name}]`).add(`[${name}=${value}]`);
    for (const [name] of selector.matchAll(namePattern)) names.add(name);
  });
  return names;
}

function rulesFor(css: string, present: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const needed = list.comma(rule.selector).filter((selector) => applies(selector, present));
    if (needed.length > 0) rule.selector = needed.join(',');
    else rule.remove();
  });
  removeUnused(root);
  return root.toString();
}

/**
 * Custom properties that are set only once, on the root. Replacing their uses by the value saves half a kilobyte in
 * every document.
 */
function constantsOf(sheet: Root): Map<string, string> {
  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  sheet.walkAtRules('property', ({ params }) => void set.delete(params));
  return new Map(
    [...set].flatMap(([name, [only, ...others]]) =>
      only && others.length === 0 && isOnRoot(only) && !/var\(/.test(only.value) ? [[name, only.value] as const] : [],
    ),
  );
}

/** Whether a declaration is in its rule twice. The sheet's compiler sometimes repeats declarations. */
function isRepeated({ prop, value, parent }: Declaration): boolean {
  const same = parent?.nodes.filter((node) => node.type === 'decl' && node.prop === prop && node.value === value);
  return (same?.length ?? 0) > 1;
}

/** Whether a declaration applies everywhere: on `:root`, and in no conditional rule. */
function isOnRoot({ parent: rule }: Declaration): boolean {
  if (rule?.type !== 'rule' || rule.selector !== ':root') return false;
  const around = rule.parent;
  return around?.type === 'root' || (around?.type === 'atrule' && (around as AtRule).name === 'layer');
}

function withConstants(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (read, name: string) => constants.get(name) ?? read);
}

function withoutWaiting(markup: string): string {
  const opening = waiting.exec(markup);
  if (!opening?.[1]) return markup;
  const tags = new RegExp(`<(/?)${opening[1]}\\b`, 'gi');
  tags.lastIndex = opening.index;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return markup.slice(0, opening.index) + withoutWaiting(markup.slice(tag.index));
  }
  return markup.slice(0, opening.index);
}

/** All elements, classes, ids, attributes, and attributes with values in the markup, in the notation of selectors. */
function namesIn(markup: string): Set<string> {
  const names = new Set(['html', '[lang]', '[data-scripted]', 'body']);
  for (const [, element = '', attributes = ''] of markup.matchAll(/<([a-z][a-z\d]*)((?:\s[^<>]*)?)>/gi)) {
    names.add(element.toLowerCase());
    for (const [, name = '', value] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}]`);
      if (value === undefined) continue;
      names.add(`[${name}=${value}]`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const each of value.split(' ')) names.add(`.${each}`);
    }
  }
  return names;
}

/**
 * Whether the markup has all names of a selector, including those in `:has`, and those of one choice in each `:is`.
 * Selectors with states such as `:hover` never apply; `:not` and other pseudo-classes are ignored.
 */
function applies(selector: string, present: ReadonlySet<string>): boolean {
  if (selector.includes(plain)) return false;
  const wanted = selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:has\(((?:[^()]|\([^()]*\))*)\)/g, ' $1');
  if (/:(?:hover|active|selection|focus|focus-visible|focus-within|modal|popover-open|target|disabled)\b/.test(wanted))
    return false;
  const choices = [...wanted.matchAll(/:is\(((?:[^()]|\([^()]*\))*)\)/g)];
  if (!choices.every(([, choice = '']) => list.comma(choice).some((each) => applies(each, present)))) return false;
  const bare = wanted.replace(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '');
  const attributes = [...bare.matchAll(/\[([\w-]+)(?:([~|^$*]?)="?([^"\]]*)"?)?\]/g)];
  const stated = attributes.every(([, name, how, value]) =>
    present.has(how || value === undefined ? `[${name}]` : `[${name}=${value}]`),
  );
  const parts = bare.replace(/\[[^\]]*\]/g, '').matchAll(namePattern);
  return stated && [...parts].every(([part]) => present.has(part));
}

/** Removes unused custom properties and animations, and rules that become empty. */
function removeUnused(root: Root): void {
  for (let removed = 1; removed > 0;) {
    removed = 0;
    const text = root.toString();
    const read = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    root.walk((node) => {
      const isUnread =
        node.type === 'decl'
          ? (node.prop.startsWith('--') && !read.has(node.prop)) ||
            (node.prop.startsWith('animation-') && !text.includes('@keyframes'))
          : node.type === 'atrule' &&
            ((node.name.endsWith('keyframes') && !isAnimated(node.params, text)) ||
              (node.name === 'property' && !read.has(node.params)));
      const isEmpty = (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
      if (!isUnread && !isEmpty) return;
      node.remove();
      removed += 1;
    });
  }
}

function isAnimated(keyframes: string, text: string): boolean {
  return [...text.matchAll(/animation[^;}]*/g)].some(([declaration]) => declaration.includes(keyframes));
}
