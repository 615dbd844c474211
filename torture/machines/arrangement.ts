import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "#platform/testing/postgres-cluster.ts";
import { openTcpLink } from "#platform/testing/tcp-link.ts";
import type { Place } from "../place.ts";
import { type PgBouncer, startPgBouncer } from "./pgbouncer.ts";
import { type MovableLink, portOf } from "./standby.ts";
import { layWires, type Wires } from "./wires.ts";

/** The wires between machines and what pools their connections, where they are apart. */
export type Between = { wires: Wires; bouncer: PgBouncer };

/** The places in which the processes of a trial run, and the way by which they reach the database. */
export type Arrangement = {
	databaseUrl: string;
	/** The address of what stands beside the machines. */
	hub: string;
	/** Undefined: this machine as it is. */
	placeOf(name: string): Place | undefined;
	/** The address to which the site connects: it leads to whichever PostgreSQL is in charge. */
	link: MovableLink;
	between: Between | undefined;
	close(): Promise<void>;
};

/** All on this machine, over a link that can be moved. */
export async function sideBySide(primary: Cluster): Promise<Arrangement> {
	const link = await openTcpLink({ host: "127.0.0.1", port: portOf(primary) });
	return {
		databaseUrl: primary.url.replace(String(portOf(primary)), String(link.port)),
		hub: "127.0.0.1",
		placeOf: () => undefined,
		link,
		between: undefined,
		close: async () => link.close(),
	};
}

/** Ends this process with one line where machines cannot be put apart. */
export function requireApart(): void {
	const missing = ["ip", "nft", "sysctl", "setpriv", "pgbouncer"].filter(
		(program) => spawnSync(program, ["--version"], { stdio: "ignore" }).error !== undefined,
	);
	if (process.getuid?.() === 0 && missing.length === 0) return;
	const need = missing.length === 0 ? "root on Linux" : missing.join(", ");
	process.stderr.write(`Machines apart need ${need}: nothing was done.\n`);
	process.exit(1);
}

/**
 * Each in a network namespace of its own, over PgBouncer, and `front` with the settings of a proxy.
 * Needs root, Linux and PgBouncer.
 */
export async function apart(
	primary: Cluster,
	{ names, front, folder }: { names: readonly string[]; front: string; folder: string },
): Promise<Arrangement> {
	const wires = layWires([...names, front]);
	const [program = "", ...words] = wires.placeOf(front).within;
	execFileSync(program, [...words, "sysctl", "-q", "-p", join("deploy", "sysctl.conf")]);
	const ofBouncer = join(folder, "pgbouncer");
	mkdirSync(ofBouncer);
	const bouncer = await startPgBouncer({
		address: wires.hub,
		postgresPort: portOf(primary),
		folder: ofBouncer,
	}).catch((error: unknown) => {
		wires.close();
		throw error;
	});
	return {
		databaseUrl: bouncer.url,
		hub: wires.hub,
		placeOf: wires.placeOf,
		link: bouncer,
		between: { wires, bouncer },
		close: async () => {
			await bouncer.stop();
			wires.close();
		},
	};
}
