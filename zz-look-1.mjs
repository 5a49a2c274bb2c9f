import {chromium} from 'playwright-core';
const B='http://localhost:4116';
const br=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const four='/compare?ids=comac-walk-behind-scrubber-dryer-50-cm-battery.comac-walk-behind-scrubber-dryer-55-cm-traction-drive.lavor-walk-behind-scrubber-dryer-51-cm-gel-battery.sulo-two-wheel-bin-80-l-dark-grey&show=differences';
const three=four.replace('.sulo-two-wheel-bin-80-l-dark-grey','');
export const chk=()=>{const small=[];document.querySelectorAll('a,button,input,select,textarea,summary,[role=button]').forEach(e=>{const r=e.getBoundingClientRect();if(r.width&&r.height&&(r.height<44||r.width<44)&&getComputedStyle(e).visibility!='hidden')small.push((e.innerText||e.getAttribute('aria-label')||e.name||e.tagName).trim().slice(0,40)+' '+Math.round(r.width)+'x'+Math.round(r.height)+'@'+Math.round(r.y+scrollY))});return {sw:document.documentElement.scrollWidth,iw:innerWidth,h:document.documentElement.scrollHeight,small:small.slice(0,60)}};
async function shots(p,name,max=6){const vh=p.viewportSize().height;const h=await p.evaluate(()=>document.documentElement.scrollHeight);let n=0;for(let y=0;y<h&&n<max;y+=vh-110){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(350);await p.screenshot({path:`/tmp/b/look/${name}-${n++}.png`})}await p.evaluate(()=>scrollTo(0,0))}
for(const [w,h,m] of [[390,844,true],[1280,800,false]]){
 const ctx=await br.newContext({viewport:{width:w,height:h},hasTouch:m,isMobile:m,reducedMotion:'reduce',deviceScaleFactor:1});
 const p=await ctx.newPage();p.on('console',x=>x.type()=='error'&&console.log(w,'ERR',x.text()));p.on('pageerror',e=>console.log('PE',e.message));
 for(const [n,u] of [['four',four],['three',three]]){await p.goto(B+u,{waitUntil:'networkidle'});console.log(w,n,JSON.stringify(await p.evaluate(chk)));await shots(p,`c-${n}-${w}`);if(w==1280||n=='four')console.log(await p.evaluate(()=>document.querySelector('main').innerText.slice(0,3500)))}
 await p.goto(B+'/products?q=KLX-1007',{waitUntil:'networkidle'});await p.getByRole('button',{name:/add to quote/i}).first().click();await p.waitForTimeout(600);await p.screenshot({path:`/tmp/b/look/q-add-${w}.png`});
 await p.goto(B+'/get-quote',{waitUntil:'networkidle'});await shots(p,`q-form-${w}`,3);
 console.log(await p.evaluate(()=>[...document.querySelectorAll('main input,main select,main textarea')].map(e=>e.type+':'+e.name+':'+e.required+':'+(e.labels?.[0]?.innerText||'')).join('\n')));
 await ctx.storageState({path:`/tmp/b/look/st-${w}.json`});
 await ctx.close();
}
await br.close();
