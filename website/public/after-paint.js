// A page that has its content in the HTML is painted first. Then its scripts are fetched, and run one after another: on
// a phone they would take the network and the processor from letters and pictures.
const scripts = document.currentScript.dataset.scripts.split(" ");
const LONGEST_WAIT_MS = 1500;

const painted = new Promise((resolve) => {
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(resolve)));
  setTimeout(resolve, LONGEST_WAIT_MS);
});

function fetchAll() {
  for (const href of scripts)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

async function runAll() {
  for (const script of scripts) {
    await import(script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void painted.then(fetchAll).then(runAll);
