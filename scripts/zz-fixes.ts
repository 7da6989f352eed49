import { readFileSync } from "node:fs";
import { fromRest } from "../shared/scene/from-rest.ts";
import { openFig } from "../shared/fig/open-fig.ts";
import { reviewFrame } from "../shared/review/review.ts";
const [only,...files]=process.argv.slice(2); const want=only==="-"?null:new Set(only!.split(","));
const tally=new Map<string,{n:number,fixed:number}>(); let t0=0,t1=0;
for (const f of files) {
  const scenes = f.endsWith(".fig") ? (()=>{const d=openFig(new Uint8Array(readFileSync(f))); return d.pages.flatMap(p=>fromRest(d.readPage(p.id)));})() : fromRest(JSON.parse(readFileSync(f,"utf8")));
  for (const s of scenes) for (const fr of s.frames) {
    const a=performance.now(); reviewFrame(s,fr,{}); const b=performance.now();
    const r=reviewFrame(s,fr,{withFixes:true,log:m=>console.error(m)}); const c=performance.now(); t0+=b-a;t1+=c-b;
    for (const x of r.findings) { const e=tally.get(x.rule)??{n:0,fixed:0}; tally.set(x.rule,e); e.n++; if(x.fixes)e.fixed++;
      if (want?.has(x.rule)) { console.log(f.split("/").slice(-2).join("/"),fr.name.slice(0,24),"|",x.rule,"|",x.problem,"|",x.layers[0]!.name,x.layers.length); for (const y of x.fixes??[]) console.log("      →",y.kind,":",y.title,"—",y.effect,y.changes.length); } }
  }
}
console.log("review ms",t0.toFixed(0),"with fixes",t1.toFixed(0));
console.log([...tally].sort((a,b)=>b[1].n-a[1].n).map(([k,v])=>`${v.fixed}/${v.n} ${k}`).join("\n"));
