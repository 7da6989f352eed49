import { Hono } from "hono";
import { html, raw } from "hono/html";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { loopbackOnly } from "../../server/http/loopback-only.ts";
import { HSTS } from "../../server/http/secure.ts";
import type { KeptMail, MailFolder } from "./mail-folder.ts";

const STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1b1f, #ececf1); --quiet: light-dark(#5c5c66, #a4a4b0);
  --line: light-dark(#e3e3e8, #33333c); --paper: light-dark(#fff, #17171b); --accent: light-dark(#4b48c8, #a9a6ff); }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
.mails { list-style: none; padding: 0; }
.mails a { display: grid; gap: 2px; padding: 14px 0; border-top: 1px solid var(--line); color: var(--text); text-decoration: none; }
.mails a:hover strong { text-decoration: underline; }
.access, .mails span { color: var(--quiet); font-size: 0.9rem; }
iframe { display: block; width: 100%; height: 720px; margin-bottom: 2rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 12px; white-space: pre-wrap; }
`;

const page = (title: string, nonce: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

const list = (mails: readonly KeptMail[]) => html`
  <h1>Mail</h1>
  <p>What would have been sent. Nothing leaves this machine while no mail server is set.</p>
  ${mails.length === 0 ? html`<p>No mail yet. Sign up, or send the contact form.</p>` : ""}
  <ul class="mails">
    ${mails.map(
      ({ id, subject, to, at }) =>
        html`<li>
          <a href="/dev/mail/${id}"><strong>${subject}</strong><span>${to} · ${at}</span></a>
        </li>`,
    )}
  </ul>
`;

const one = ({ id, subject, to, at, text, html: hasHtml, replyTo }: KeptMail) => html`
  <p><a href="/dev/mail">All mail</a></p>
  <h1>${subject}</h1>
  <p class="access">To ${to}${replyTo ? `, answer to ${replyTo}` : ""} · ${at}</p>
  ${
    hasHtml
      ? html`<iframe
          title="The mail"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
          src="/dev/mail/${id}/html"
        ></iframe>`
      : ""
  }
  <h2>As text</h2>
  <pre>${text}</pre>
`;

/** The mails that were kept instead of sent, for whoever runs the product on their own machine. */
export function devMailRoutes(folder: MailFolder): Hono {
  const routes = new Hono();
  routes.route("/", devMailFrame(folder));
  const find = async (id: string): Promise<KeptMail | undefined> =>
    (await folder.list()).find((mail) => String(mail.id) === id);
  routes.use("/dev/mail/*", loopbackOnly);
  routes.use(
    "/dev/mail/*",
    secureHeaders({
      originAgentCluster: false,
      strictTransportSecurity: HSTS,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [NONCE],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  routes.get("/dev/mail", async (context) =>
    context.html(page("Mail", context.get("secureHeadersNonce") ?? "", list(await folder.list()))),
  );
  routes.get("/dev/mail/:id", async (context) => {
    const mail = await find(context.req.param("id"));
    return mail
      ? context.html(page(mail.subject, context.get("secureHeadersNonce") ?? "", one(mail)))
      : context.notFound();
  });
  return routes;
}

/** A mail as its reader sees it, in a frame without scripts. It keeps to another policy than the pages around it. */
function devMailFrame(folder: MailFolder): Hono {
  const routes = new Hono();
  routes.get(
    "/dev/mail/:id/html",
    loopbackOnly,
    secureHeaders({
      originAgentCluster: false,
      strictTransportSecurity: HSTS,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'self'"],
      },
    }),
    async (context) => {
      const mail = (await folder.list()).find(({ id }) => String(id) === context.req.param("id"));
      // A click in a mail opens outside of the frame.
      return mail?.html
        ? context.html(mail.html.replace("<head>", '<head><base target="_top">'))
        : context.notFound();
    },
  );
  return routes;
}
