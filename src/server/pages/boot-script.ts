/** What makes the page interactive: addresses of scripts and style files. */
export type BootFiles = {
  /** Fetched together, at the lowest priority. */
  scripts: readonly string[];
  /** Run one after the other, each in a task of its own, so that none of them is long. */
  steps: readonly string[];
  styles: readonly string[];
};

/** Stands in the page as it is written, so without types; `files` are in its closure. */
const BOOT = `let begun;
const add=(rel,href)=>{const link=document.createElement("link");link.rel=rel;link.href=href;link.fetchPriority="low";
document.head.append(link);return link};
const go=async()=>{if(begun)return;begun=1;
for(const href of scripts)add("modulepreload",href);
for(const href of styles)add("stylesheet",href).onload=()=>document.body.querySelector('link[href="'+href+'"]')?.remove();
for(const href of steps){await import(href);await new Promise((next)=>{const{port1,port2}=new MessageChannel();port1.onmessage=next;port2.postMessage(0)})}};
const rest=()=>{if(navigator.connection?.saveData)return;
window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,200)};
document.readyState==="complete"?rest():addEventListener("load",rest,{once:true});
for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])
addEventListener(sign,go,{once:true,passive:true,capture:true})`.replaceAll("\n", "");

/**
 * The inline script that makes a page interactive when it has been painted and the browser is idle, or at the
 * visitor's first input; for visitors who save data at the input only. Until then links and forms work as plain HTML, and so
 * they do where a file can't be loaded.
 *
 * The style files stand in the body, below what is seen first. There they would come after those that later pages
 * add to the head, and win over them; so they move.
 */
export function bootScript({ scripts, steps, styles }: BootFiles): string {
  const files = [scripts, steps, styles].map((list) => JSON.stringify(list)).join();
  return `<script>((scripts,steps,styles)=>{${BOOT}})(${files})</script>`;
}
