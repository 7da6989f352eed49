import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";

const SELF = "'self'";

/** A year, for every host below ours: the site is never to be had without encryption again. */
const HSTS = "max-age=31536000; includeSubDomains";

/** What every page keeps to: its own files, no frames around it, nothing of the visitor's machine. */
const PAGE = {
  strictTransportSecurity: HSTS,
  referrerPolicy: "strict-origin-when-cross-origin",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
};

const PAGE_POLICY = {
  defaultSrc: [SELF],
  baseUri: [SELF],
  objectSrc: ["'none'"],
  formAction: [SELF],
  frameAncestors: ["'none'"],
  imgSrc: [SELF, "data:", "blob:"],
  fontSrc: [SELF, "data:"],
  // Components set their sizes in `style` attributes.
  styleSrc: [SELF, "'unsafe-inline'"],
};

/** Headers of the site's pages. `connectTo`: the origins besides its own that they ask. */
export const pageHeaders = (connectTo: readonly string[]): MiddlewareHandler =>
  secureHeaders({
    originAgentCluster: false,
    ...PAGE,
    contentSecurityPolicy: { ...PAGE_POLICY, scriptSrc: [SELF], connectSrc: [SELF, ...connectTo] },
  });

/**
 * Headers of the stage. It runs the built plugin as Figma does: the panel is one page with its script inside, and the
 * main thread runs in a WebAssembly realm.
 */
export const stageHeaders = (): MiddlewareHandler =>
  secureHeaders({
    originAgentCluster: false,
    ...PAGE,
    contentSecurityPolicy: {
      ...PAGE_POLICY,
      scriptSrc: [SELF, "'unsafe-inline'", "'wasm-unsafe-eval'"],
      connectSrc: [SELF, "data:", "blob:"],
      frameSrc: [SELF, "blob:", "data:"],
    },
  });

/**
 * Headers of the API. The panel's page has no origin, so any origin may ask: tokens go in a header that no other
 * page can make a browser send, and there are no cookies.
 */
export const apiHeaders: readonly MiddlewareHandler[] = [
  cors({
    origin: "*",
    allowMethods: ["GET", "POST", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"],
    exposeHeaders: ["Retry-After", "X-Request-Id"],
    maxAge: 86_400,
  }),
  secureHeaders({
    originAgentCluster: false,
    strictTransportSecurity: HSTS,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: "cross-origin",
    referrerPolicy: "no-referrer",
  }),
  async (context, next) => {
    await next();
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  },
];
