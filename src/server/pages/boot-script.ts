/**
 * Moves the links to style files from the body to the head: in the body they would come after those that later pages add
 * to the head, and win over them. It is done while the rest of the page is read and before it is painted, as each
 * change of style files has all of a page styled anew. Firefox shows what follows a link before its styles are there,
 * but not what follows a script.
 */
export const MOVE_STYLES = `<script>{const links=[...document.body.querySelectorAll("link[rel=stylesheet]")],
copies=links.map((link)=>link.cloneNode()),
move=()=>{if(copies.every(({sheet})=>sheet))for(const link of links)link.remove();
else if(document.readyState!=="complete")requestAnimationFrame(move)};
document.head.append(...copies);move()}</script>`.replaceAll("\n", "");

/** What makes the page interactive: addresses of scripts. */
type BootFiles = {
  /** Fetched together, at the lowest priority. */
  scripts: readonly string[];
  /** Run one after the other, each in a task of its own, so that none of them is long. */
  steps: readonly string[];
};

/** So many scripts begin to be fetched in one task: all of them take a slow phone 50 ms. */
const AT_ONCE = 8;

/** Stands in the page as it is written, so without types; `files` are in its closure. */
const BOOT = `let begun;
const turn=()=>new Promise((next)=>{const{port1,port2}=new MessageChannel();port1.onmessage=next;port2.postMessage(0)});
const go=async()=>{if(begun)return;begun=1;
try{
const link=(href)=>Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"});
for(let at=0;at<scripts.length;at+=${AT_ONCE}){document.head.append(...scripts.slice(at,at+${AT_ONCE}).map(link));await turn()}
for(const href of steps){await import(href);await turn()}
}catch(error){setTimeout(()=>begun=0,1000);throw error}};
const rest=()=>{if(navigator.connection?.saveData)return;
window.requestIdleCallback?requestIdleCallback(go,{timeout:1000}):setTimeout(go,200)};
document.readyState==="complete"?rest():addEventListener("load",rest,{once:true});
for(const sign of["pointermove","pointerdown","touchstart","keydown","focusin"])
addEventListener(sign,({type,movementX,movementY})=>{if(type!=="pointermove"||movementX||movementY)go()},{passive:true,capture:true});
let pressed;
const taken=(button)=>Object.keys(button).some((key)=>key.startsWith("__reactProps"));
const again=(button)=>{if(pressed!==button||!button.isConnected)return;
if(taken(button)){pressed=0;button.click()}else setTimeout(again,50,button)};
addEventListener("click",({target})=>{const button=target.closest("button[type=button]");
if(button&&!taken(button)){pressed=button;again(button)}},true)`.replaceAll("\n", "");

/**
 * The code of the inline script that makes a page interactive when it has been painted and the browser is idle, or at the
 * visitor's first input; for visitors who save data at the input only. Until then links and forms work as plain HTML, and so
 * they do where a file can't be loaded, which is tried again at the next input. A pointer that lies still is no input: browsers report it as moved when the page
 * appears below it. A button that does nothing by itself, such as that of the filters, is pressed once more when React
 * has taken it over, by what React keeps at its elements.
 */
export function bootCode({ scripts, steps }: BootFiles): string {
  const files = [scripts, steps].map((list) => JSON.stringify(list)).join();
  return `((scripts,steps)=>{${BOOT}})(${files});document.currentScript.remove()`;
}
