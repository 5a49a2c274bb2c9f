/** A rule of a style file, with the classes that must occur in a page for it to have any effect there. */
type Rule = { text: string; selectors: string[][] } | { condition: string; rules: Rule[] } | { text: string };

const GROUP = /^@(?:media|supports|container|layer)\b/;
/** Selectors of which one is enough, or that must not match, say nothing about what a page needs. */
const CHOICE = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

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
      // Paper comes later than the first screen.
      if (!/^@media print\b/.test(prelude)) {
        rules.push({ condition: prelude, rules: parseRules(text.slice(open + 1, -1)) });
      }
    } else if (text.startsWith("@")) rules.push({ text });
    else {
      const selectors = prelude.replaceAll(CHOICE, "").split(",");
      rules.push({
        text,
        selectors: selectors.map((one) => [...one.matchAll(CLASS)].map(([, name = ""]) => name)),
      });
    }
  }
  return rules;
}

/** The rules that have an effect on elements with these classes, in their order. */
export function rulesFor(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let css = "";
  for (const rule of rules) {
    if ("condition" in rule) {
      const inner = rulesFor(rule.rules, classes);
      if (inner !== "") css += `${rule.condition}{${inner}}`;
      // Where a layer is first named decides what it gives way to.
      else if (rule.condition.startsWith("@layer ")) css += `${rule.condition};`;
    } else if (
      !("selectors" in rule) ||
      rule.selectors.some((names) => names.every((name) => classes.has(name)))
    ) {
      css += rule.text;
    }
  }
  return css;
}

/** A panel of the header's menus; it holds divisions as deep as it likes. */
const CLOSED = /<div [^>]*data-state="closed"[^>]*>/g;

/** The end of the division whose opening tag ends at `from`. */
function divisionEnd(html: string, from: number): number {
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return html.length;
}

/** The class names of the elements that can be seen at once: none of what a closed menu holds. */
export function classesIn(html: string): Set<string> {
  let seen = "";
  let from = 0;
  for (const closed of html.matchAll(CLOSED)) {
    const inside = closed.index + closed[0].length;
    if (closed.index < from) continue;
    seen += html.slice(from, inside);
    from = divisionEnd(html, inside);
  }
  seen += html.slice(from);
  const classes = new Set<string>();
  for (const [, names = ""] of seen.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(" ")) classes.add(name);
  }
  return classes;
}
