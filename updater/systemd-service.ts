import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Layout } from "./layout.ts";
import { type Running, type Service, versionOf } from "./service.ts";

const unit = "ensemble.service";
const run = promisify(execFile);

/** The site as a unit of systemd, which starts it again when it crashes. */
export function systemdService({ releases }: Pick<Layout, "releases">): Service {
	async function running(): Promise<Running | undefined> {
		const { stdout } = await run("systemctl", ["show", "--property=MainPID", "--value", unit]);
		const pid = Number(stdout);
		const version = pid > 0 ? versionOf(pid, releases) : undefined;
		return version === undefined ? undefined : { pid, version };
	}

	return {
		running,
		start: async () => void (await run("systemctl", ["start", unit])),
		// A unit has one process.
		prepare: async () => undefined,
		stop: async (graceMs) => {
			const killing = setTimeout(
				() => void run("systemctl", ["kill", "--signal=SIGKILL", unit]).catch(() => undefined),
				graceMs,
			);
			await run("systemctl", ["stop", unit]).finally(() => clearTimeout(killing));
		},
	};
}
