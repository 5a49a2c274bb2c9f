const PRELOAD = /<link rel="modulepreload" href="(\/assets\/[^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="(\/assets\/[^"]+)"><\/script>/;

/**
 * Runs in the page: fetches the scripts when the page has been shown and rests, or at the visitor's first
 * move. Until then links and forms work as plain HTML. Kept as text because it is part of the page.
 */
const bootScript = (entry: string, modules: readonly string[]) =>
  `(()=>{let begun;const go=()=>{if(begun)return;begun=1;` +
  `for(const href of ${JSON.stringify(modules)}){const link=document.createElement("link");` +
  `link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `import(${JSON.stringify(entry)})};` +
  `const rest=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,200);` +
  `document.readyState==="complete"?rest():addEventListener("load",rest,{once:true});` +
  `for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])` +
  `addEventListener(sign,go,{once:true,passive:true,capture:true})})()`;

/**
 * Takes the scripts out of the way of a page's first paint (design: "first paint waits for no script"): the
 * entry and its preloads become one small inline script. A page without them is returned as it is.
 */
export function bootLate(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) return html;
  const modules = [...html.matchAll(PRELOAD)].flatMap(([, href]) => (href === undefined ? [] : [href]));
  return html.replaceAll(PRELOAD, "").replace(ENTRY, () => `<script>${bootScript(entry, modules)}</script>`);
}
