import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openProxy } from "./proxy.ts";
import { type Machine, openMachine } from "./update-machine.ts";

type Options = { folder: string; first: string; processes: number; databaseUrl: string | undefined };

/** Opens a site of one process, or of several on one PostgreSQL behind a proxy: each a machine of its own. */
export async function openUpdatedSite({ folder, first, processes, databaseUrl }: Options) {
	const proxy = processes > 1 ? await openProxy() : undefined;
	const shared = {
		...(databaseUrl && { DATABASE_URL: databaseUrl }),
		...(proxy && { SITE_URL: proxy.url }),
	};
	const machines: Machine[] = [];
	for (let number = 1; number <= processes; number += 1) {
		const place = join(folder, `machine-${number}`);
		mkdirSync(place);
		machines.push(await openMachine({ folder: place, first, variables: shared }));
	}
	const urls = machines.map(({ url }) => url);
	proxy?.passTo(urls);
	return {
		machines,
		/** The address that visitors ask. */
		url: proxy?.url ?? urls[0] ?? "",
		log: () => machines.map(({ log }) => log()).join("\n"),
		close: async () => {
			for (const machine of machines) await machine.close();
			await proxy?.close();
		},
	};
}
