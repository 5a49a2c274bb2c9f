/**
 * A rule of a style file, with what must occur in a page for it to have any effect there: of one of its selectors all
 * classes (`.a`) and attributes (`[open`, `[dir=rtl`).
 */
type Rule = { text: string; selectors: string[][] } | { condition: string; rules: Rule[] } | { text: string };

const GROUP = /^@(?:media|supports|container|layer)\b/;
/** Selectors of which one is enough, or that must not match, say nothing about what a page needs. */
const CHOICE = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const NEEDED = /\.-?[_a-zA-Z][\w-]*|\[[\w-]+(?:="?[\w-]+"?(?=\]))?/g;
/** What the visitor does, or opens, such as the choices of a select: nothing of it has been done when a page is painted first. */
const DONE_LATER =
  /:(?:hover|active|focus|focus-visible|focus-within)\b|::(?:backdrop|selection|picker\()|(?<![.\w-])option\b/;

/** The end of the statement that begins at `from`: after its semicolon or its closing brace. */
function statementEnd(css: string, from: number): number {
  let depth = 0;
  for (let i = from; i < css.length; i++) {
    const char = css[i];
    if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return i + 1;
    else if (char === ";" && depth === 0) return i + 1;
    else if (char === '"' || char === "'") {
      while (++i < css.length && css[i] !== char) if (css[i] === "\\") i++;
    }
  }
  return css.length;
}

/** The rules of a style file as the build writes it: minified, without comments. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let i = 0, end = 0; i < css.length; i = end) {
    end = statementEnd(css, i);
    const text = css.slice(i, end);
    const open = text.indexOf("{");
    const prelude = text.slice(0, Math.max(open, 0));
    if (open > 0 && GROUP.test(text)) {
      // Paper comes later than the first screen, and chosen colours with the whole styles, a moment later.
      if (!/^@media (?:print\b|\(forced-colors:)/.test(prelude)) {
        rules.push({ condition: prelude, rules: parseRules(text.slice(open + 1, -1)) });
      }
    } else if (text.startsWith("@")) rules.push({ text });
    else {
      const selectors = prelude.replaceAll(CHOICE, "").split(",");
      const ofFirstScreen = selectors.filter((one) => !DONE_LATER.test(one));
      rules.push({
        text,
        selectors: ofFirstScreen.map((one) => one.replaceAll('"', "").match(NEEDED) ?? []),
      });
    }
  }
  return rules;
}

/** The rules that have an effect on elements with these classes and attributes, in their order. */
export function rulesFor(rules: readonly Rule[], seen: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if ("condition" in rule) {
      const inner = rulesFor(rule.rules, seen);
      if (inner !== "") css += `${rule.condition}{${inner}}`;
      // Where a layer is first named decides what it gives way to.
      else if (rule.condition.startsWith("@layer ")) css += `${rule.condition};`;
    } else if (
      !("selectors" in rule) ||
      rule.selectors.some((names) => names.every((name) => seen.has(name)))
    ) {
      css += rule.text;
    }
  }
  return css;
}

const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** These rules without custom properties and keyframes that neither they nor the styles within the page use. */
export function withoutUnused(css: string, page: string): string {
  const namesIn = (text: string) => text.match(/(?<=var\()--[\w-]+/g) ?? [];
  const used = new Set([...namesIn(css), ...namesIn(page)]);
  const animations = (css.match(/\banimation(?:-name)?:[^;}]*/g) ?? []).join();
  return css
    .replaceAll(PROPERTY, (declaration, name: string) => (used.has(name) ? declaration : ""))
    .replaceAll(KEYFRAMES, (frames, name: string) => (animations.includes(name) ? frames : ""));
}

/** A panel of the header's menus, which holds divisions as deep as it likes, or a dialog. */
const CLOSED = /<(?:(div) [^>]*data-state="closed"[^>]*|(dialog)\b(?![^>]* open)[^>]*)>/g;

/** The end of the element whose opening tag ends at `from`. */
function endOf(element: string, html: string, from: number): number {
  const tags = new RegExp(`<(/?)${element}\\b`, "g");
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/** What can be seen of a page at once, in pieces: nothing that a closed menu or dialog holds. */
function* shownOf(html: string): Generator<string> {
  let from = 0;
  for (const closed of html.matchAll(CLOSED)) {
    const inside = closed.index + closed[0].length;
    if (closed.index < from) continue;
    yield html.slice(from, inside);
    from = endOf(closed[1] ?? closed[2] ?? "", html, inside);
  }
  yield html.slice(from);
}

/** Classes (`.a`) and attributes (`[dir`, `[dir=ltr`) of what can be seen at once of a page, which may be in parts. */
export function seenIn(...html: readonly string[]): Set<string> {
  const pieces = html.flatMap((part) => [...shownOf(part)]);
  const seen = new Set<string>();
  // Most stand there many times.
  for (const attribute of new Set(pieces.flatMap((piece) => piece.match(/ [\w-]+="[^"]*"/g) ?? []))) {
    const [name = "", value = ""] = attribute.slice(1, -1).split('="');
    if (name === "class") for (const each of value.split(" ")) seen.add(`.${each}`);
    else seen.add(`[${name}`).add(`[${name}=${value}`);
  }
  return seen;
}
