import { setTimeout } from "node:timers/promises";
import { StartFault } from "../../server/start-fault.ts";
import { ensureData, startCluster, stopCluster } from "./cluster.ts";
import { findPlace, type ClusterHome } from "./data-folder.ts";
import { takeOwnership, type Ownership } from "./ownership.ts";
import { keepRunning } from "./keep-running.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { addressOf, readSettings, type Settings } from "./settings-file.ts";

/** A Postgres to work with. */
export interface Database {
  /** The address for clients, with its password. */
  readonly url: string;
  /** Where its data lies; null when it is not on this machine. */
  readonly folder: string | null;
  /** The line that a person is told about it; null when there is nothing to tell. */
  readonly notice: string | null;
  /** Stops it when it is ours to stop. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Where the data should lie. */
  readonly folder: string;
  /** More settings of Postgres, as on its command line. */
  readonly flags?: readonly string[];
  /** One that died is started again; this is called when that does not work. */
  readonly onLost?: (fault: StartFault) => void;
}

interface Owned {
  readonly settings: Settings;
  readonly ownership: Ownership;
  readonly lost: Promise<void>;
}

async function own(settings: Settings, { root }: ClusterHome): Promise<Owned> {
  const ownership = await takeOwnership(addressOf(settings));
  if (ownership) return { settings, ownership, lost: ownership.lost };
  throw new StartFault(
    "inUse",
    `The data in ${root} is in use by another start of the product. Stop that one first.`,
  );
}

/** How often, and how long apart, one that is still starting is asked again: recovery after a crash takes a while. */
const ATTEMPTS = 40;
const PAUSE_MS = 250;

/** A Postgres that outlived its Node is taken over; one that does not answer for ten seconds is stopped. */
async function takeOver(place: ClusterHome, attempt = 1): Promise<Owned | null> {
  const running = await findPostmaster(place);
  if (!running) return null;
  try {
    return await own({ ...(await readSettings(place.data)), port: running.port }, place);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    if (attempt === ATTEMPTS) return stopCluster(place).then(() => null);
    await setTimeout(PAUSE_MS);
    return takeOver(place, attempt + 1);
  }
}

async function startOwned(place: ClusterHome, flags: readonly string[]): Promise<Owned> {
  await ensureData(place);
  try {
    return await own(await startCluster(place, flags), place);
  } catch (error) {
    // Two starts at once: the slower one finds the data taken, and says so.
    if (error instanceof StartFault && (await findPostmaster(place)))
      return (await takeOver(place)) ?? Promise.reject(error);
    throw error;
  }
}

const takeOrStart = async (place: ClusterHome, flags: readonly string[]): Promise<Owned> =>
  (await takeOver(place)) ?? (await startOwned(place, flags));

/** Starts on the same port again: whoever is connected knows one address. */
async function startAgain(place: ClusterHome, flags: readonly string[], { port }: Settings): Promise<Owned> {
  const again = await takeOrStart(place, flags);
  if (again.settings.port === port) return again;
  await again.ownership.release();
  await stopCluster(place);
  throw new StartFault("database", `Postgres ended, and its port ${port} was taken meanwhile.`);
}

/** Starts the Postgres that comes with the lock file, on this machine only. One that dies is started again. */
export async function startEmbedded({
  folder,
  flags = [],
  onLost = () => {},
}: EmbeddedOptions): Promise<Database> {
  const place = await findPlace(folder);
  const first = await takeOrStart(place, flags);
  const { settings } = first;
  const keeper = keepRunning(first, () => startAgain(place, flags, settings), onLost);
  return {
    url: addressOf(settings),
    folder: place.root,
    notice: place.isMoved ? `The data lies in ${place.root}, as Postgres cannot enter ${folder}.` : null,
    stop: async () => {
      await keeper.stop();
      await keeper.current().ownership.release();
      await stopCluster(place);
    },
  };
}
