import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Db } from "../vendors/postgres.ts";
import { FIGURES, type Figure } from "./figures.ts";

/** A request that was answered. */
export interface Answered {
  readonly method: string;
  /** The pattern of the address: ids would make a series each. */
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** The figures of one server, in the text format of Prometheus. */
export interface Metrics {
  readonly note: (answered: Answered) => void;
  readonly contentType: string;
  readonly read: () => Promise<string>;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

interface Row {
  readonly label?: string;
  readonly value: number;
}

function addFigure(
  register: Registry,
  db: Db,
  name: string,
  { help, label, read, here = (value) => value }: Figure,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [register],
    collect: async () => {
      const rows = await db.rows<Row>(read);
      gauge.reset();
      for (const row of rows)
        gauge.set(label === undefined ? {} : { [label]: row.label ?? "" }, here(row.value));
    },
  });
}

/** Opens the figures: of this process, of the requests it answers, and of the product as its database has it. */
export function openMetrics(db: Db): Metrics {
  const register = new Registry();
  const requests = new Histogram({
    name: "regard_request_duration_seconds",
    help: "Requests that were answered, by address",
    labelNames: ["method", "path", "status"],
    buckets: BUCKETS,
    registers: [register],
  });
  for (const [name, figure] of Object.entries(FIGURES)) addFigure(register, db, name, figure);
  let isWatching = false;
  return {
    note: ({ method, path, status, seconds }) =>
      requests.observe({ method, path, status: `${Math.floor(status / 100)}xx` }, seconds),
    contentType: register.contentType,
    read: () => {
      if (!isWatching) collectDefaultMetrics({ register });
      isWatching = true;
      return register.metrics();
    },
  };
}
